import type { DirectionLexicon } from './directions.js';

export const JAPANESE: DirectionLexicon = {
  idioms:
    '仕上げ|仕上が|以上|上手|上司|上着|屋上|地上|作業上|立ち上げ|切り上げ|取り上げ|出来上が|申し上げ|値上|上旬|以下|地下|靴下|部下|下見|下地|下請|下さい|下手|廊下|下旬|左官|左右|上下|前後|内外|作業中|使用中|工事中|最中|途中|一日中|中央|中間|集中|中旬|出来|出勤|出荷|思い出|呼び出|提出|見つけ出|申し出|入院|気に入|手に入|記入|購入|外す|外し|外れ|外さ|外国|意外|以外|案外|以内|案内|家内|以前|午前|名前|手前|前回|人前|一人前|二人前|開催|切り替え|始末|今後|午後|最後|後輩|前日|前歯|右往左往|前もって|切れ端|止め具|止水|戻り値|注意|付けて|気をつけ|身につけ|片付け|片づけ',
  words: {
    up: {
      said: '上げ(?=て|ろ|る|な|、|。|$|ま|た)|上に|上へ|上を|上の|上から|巻き?上|吊り上|持ち上|引き上',
      heard: '上|アップ|昇|登|頭上|高',
    },
    down: {
      said: '下げ(?=て|ろ|る|な|、|。|$|ま|た)|下ろ|降ろ|下に|下へ|下を|下の',
      heard: '下|ダウン|降り|落|低',
    },
    left: { said: '左' },
    right: { said: '右' },
    in: { said: '中に入|入って|入れ|入る|入ら|入り(?!口)|内側|屋内|中へ', heard: '中|内|イン|入' },
    out: { said: '外に出|外へ|出て|出ろ|出る(?!と)|外側|屋外|から出', heard: '外|出|アウト|離' },
    on: { said: 'スイッチを入れ|電源を入れ|つけて|点け|オンに', heard: 'オン|on|つけ|入れ|入っ|点' },
    off: {
      said: 'スイッチを切|電源を切|消して|消し(?!た)|切って|オフに|落として',
      heard: 'オフ|off|消|切|落と|止め',
    },
    open: { said: '開け|開い|開き|開放|オープン|開く', heard: '開|あけ|ひら' },
    close: { said: '閉め|閉じ|閉ま|閉鎖', heard: '閉|しめ|締|塞' },
    start: { said: '始め|始ま|開始|スタート|起動|再開', heard: '始|動か|起こ|かけ' },
    stop: { said: '止め|止ま|停止|中止|ストップ|やめ|止まれ|とまれ|中断', heard: '止|停|とめ|終わ|切' },
    before: { said: '前に|る前|の前|前もって|事前', heard: '前|まで|先|うち|以前|最初' },
    after: {
      said: '後で|後に|あとで|てから|でから|た後|以降|た後',
      heard: '後|あと|のち|から|次|以降|過ぎ|最後|終',
    },
    forward: { said: '前進|前へ|前に出|前に進', heard: '前|進|先|フォワード' },
    back: { said: '後ろ|バック|後退|戻', heard: '後|下が|返|離|背|また|再' },
  },
};

export const CHINESE: DirectionLexicon = {
  idioms:
    '左右|上下|前后|内外|里外|以上|上班|上午|上周|上个|上次|马上|晚上|早上|身上|手上|加上|带上|穿上|戴上|系上|扣上|锁上|盖上|地上|实际上|基本上|上面写|以下|下班|下午|下周|下个|下次|一下|等下|地下|剩下|底下|下雨|内容|之内|以内|室内装修|出现|提出|指出|突出|出问题|出事|出口|入口|开会|开车|离开|打开天|公开|开心|外国|另外|除外|意外|额外|进行|进度|改进|前面|目前|以前|提前|前天|后天|然后|最后|以后再说|背后|停车|不停|关于|有关|相关|关系|机关|没关系|无关|海关|回答|回家|返工|启示|停电|戴好|关键|上课|上去|上来',
  words: {
    up: { said: '往上|向上|升起|升高|吊起|提起|举起|抬起|上升|抬高|提升', heard: '上|升|起|高|举|抬|吊' },
    down: { said: '往下|向下|放下|降下|下降|降低|落下', heard: '下|降|落|低|放' },
    left: { said: '左' },
    right: { said: '右' },
    in: { said: '进入|进去|进来|里面|放进|入内|放入|往里|室内|插入', heard: '进|入|里|内' },
    out: { said: '出去|出来|外面|拿出|往外|室外|出离|离开|退出|取出', heard: '出|外|离' },
    on: { said: '打开(?:电源|开关|灯)|开灯|开电|接通|通电|开机|启动', heard: '开|通|接' },
    off: {
      said: '关灯|关掉|断电|切断|熄灭|关机|关闭(?:电源|开关)|关上(?:电源|开关)',
      heard: '关|断|灭|熄|停',
    },
    open: { said: '打开|开门|敞开|开着', heard: '开' },
    close: { said: '关上|关门|关闭|合上|关好', heard: '关|闭|合|封' },
    start: { said: '开始|启动|发动|开工|重新开始', heard: '开|启|动' },
    stop: { said: '停止|停下|中止|暂停|停工|住手|站住', heard: '停|止|住|关|断' },
    before: { said: '之前|以前|前先|前必须|前请', heard: '前|先' },
    after: { said: '之后|以后|完后|后再|后请', heard: '后|再|完' },
    forward: { said: '向前|往前|前进', heard: '前|进' },
    back: { said: '后退|往后|向后|倒车|退后', heard: '后|退|回|返|倒' },
  },
};

export const VIETNAMESE: DirectionLexicon = {
  idioms:
    'trên dưới|lên kế hoạch|lên lịch|nói lên|trở lên|trở xuống|trái phép|bên trong đó|trong khi|trong lúc|trong vòng|trong tuần|trong ngày|ngoài ra|mở rộng|đóng cọc|đóng đinh|đóng gói|đóng góp|ra sao|ra hiệu|tắt đường|trước mắt|trước mặt|trước tiên|trái tim|trái cây|bật lửa|phía trước|mặt sau|phía sau|tuần sau|tháng sau|năm sau|hôm sau|lần sau|tuần trước|tháng trước|năm trước|hôm trước|lần trước|quyền phải|bắt đầu từ|bây giờ trở lên|nhanh lên|mau lên|cẩn thận lên|đeo vào|mặc vào|đội vào|đội lên|mặc lên|đeo lên|vào lúc|chú ý vào|vào ngày|vào thứ|phải không|đúng không|có phải|không phải|cần phải|phải có|phải là|phải đeo|phải đội|phải mặc|phải làm|phải mang|phải đi|phải dùng|phải giữ|phải kiểm tra|phải dừng|phải tắt|phải bật|phải đóng|phải mở|phải báo|phải chờ|phải đợi|phải rửa|phải nghỉ|phải ngắt|phải luôn|phải được|phải rời|phải hỏi|phải gọi|phải xin|phải tránh|phải cẩn thận|phải thắt|phải cài|phải móc|phải buộc|phải chú ý|phải hạ|phải nâng|phải vào|phải ra|phải lên|phải xuống|phải bắt đầu|phải sử dụng|phải đứng|phải để|phải cố định|phải trả|bị phải|mới phải',
  words: {
    up: {
      said: 'nâng|kéo lên|nhấc|lên trên|phía trên|đưa lên|nâng lên|cẩu lên',
      heard: 'lên|trên|cao|cẩu|leo',
    },
    down: {
      said: 'hạ|hạ xuống|xuống dưới|phía dưới|thả xuống|đặt xuống|bên dưới',
      heard: 'xuống|dưới|thấp|thả|đặt|rơi',
    },
    left: { said: 'bên trái|trái|sang trái|rẽ trái' },
    right: { said: 'bên phải|sang phải|rẽ phải|quẹo phải|phía phải|tay phải|về phải', heard: 'phải' },
    in: {
      said: 'vào trong|đi vào|bước vào|bên trong|vào khu*|vào đây|cho vào|để vào',
      heard: 'vào|trong|nhập',
    },
    out: {
      said: 'ra ngoài|đi ra|bên ngoài|ra khỏi|lấy ra|phía ngoài|rời khỏi',
      heard: 'ra|ngoài|khỏi|rời|tránh xa',
    },
    on: { said: 'bật|mở điện|bật điện|mở máy|bật nguồn', heard: 'mở|nổ|khởi động|đóng điện' },
    off: { said: 'tắt|ngắt|cúp|ngắt điện', heard: 'dập|khóa|đóng|cắt' },
    open: { said: 'mở cửa|mở ra|mở nắp|mở van|mở', heard: 'hở' },
    close: { said: 'đóng cửa|đóng lại|khép|đóng nắp|đóng van|đóng', heard: 'khóa|kín|đậy|bịt' },
    start: { said: 'bắt đầu|khởi động|khởi công|tiếp tục', heard: 'mở|nổ|vào việc|làm' },
    stop: { said: 'dừng|ngừng|dừng lại|ngưng|đình chỉ', heard: 'tắt|thôi|nghỉ|hãm|đứng' },
    before: { said: 'trước khi|trước lúc|trước', heard: 'trước' },
    after: { said: 'sau khi|sau đó|xong rồi|sau', heard: 'xong|rồi|sau|tiếp' },
    forward: { said: 'tiến lên|tiến tới|đi tới|về phía trước|đi thẳng', heard: 'tới|tiến|trước' },
    back: { said: 'lùi|lùi lại|lui|quay lại|trở lại|về phía sau', heard: 'sau|về|lại|tránh' },
  },
};
