/** Names that are common on sites and are no words of their own language; each is taken as a name where one may stand. */
const JAPANESE =
  '李 王 張 陳 楊 趙 黄 呉 徐 孫 朱 郭 羅 鄭 謝 宋 許 朴 崔 阮 佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡部 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 斉藤 齋藤 清水 山崎 阿部 池田 橋本 山下 石川 中島 前田 藤田 小川 後藤 岡田 長谷川 村上 近藤 石井 坂本 遠藤 青木 藤井 西村 福田 太田 三浦 藤原 岡本 松田 中川 中野 原田 小野 田村 竹内 金子 和田 中山 石田 上田 森田 柴田 酒井 横山 宮崎 宮本 内田 高木 安藤 谷口 大野 丸山 今井 高田 藤本 武田 村田 上野 杉山 増田 平野 大塚 千葉 久保 松井 小島 岩崎 桜井 野口 松尾 野村 木下 菊地 菊池 佐野 大西 杉本 新井 浜田 市川 古川 水野 小松 島田 小山 山内 西田 菅原 飯田 西川 北村 安田 五十嵐 川崎 平田 関 中田 久保田 服部 東 岩田 土屋 川口 福島 本田 辻 樋口 秋山 田口 永井 山中 中西 吉村 川上 石原 大橋 松岡 馬場 浅野 荒木 大久保 野田 小沢 熊谷 松村 矢野 黒田 川村 永田 星野 大谷 堀 吉川 片山 本間 森本 大石 須藤 早川 西山 児玉 大島 萩原 荒井 高野 尾崎 森川 八木 小池 桑原 北川 小西 坂田 田辺 奥村 工藤 成田 三宅 福井 鎌田 土井 岸 沢田 堀内 宮田 渋谷 内藤 栗原 広瀬 岡崎 榎本 杉浦 柳田 富田 望月 林 森 原 西 南 谷 岡 中 堀江 江口 今村 大森 白石 黒川 寺田 浜口 倉田 梅田 西尾 植田 三上 相馬 島 神田 吉岡 津田 関口 長田 片岡 本多 塚本 松浦 向井 岩本 篠原 古田 戸田 山根 増井 三木 河野 川島 大川 堤 柳 小田 稲垣 平井 矢島 村井 及川 武藤 中尾 田代 川田 大村 志村 根本 吉野 落合 奥田 宮下 細川 早坂 土田 飯塚 水谷';
const KATAKANA =
  'グエン チャン レ レー ファム ホアン フイン ヴォ ヴォー ブイ ダン ナム ホア ミン トゥアン フン リン ラン マイ ズン クアン ロン タン ハイ ワン リー チン チョウ リュウ ヤン ウー スミス ジョン マリオ ルカ マルコ ロッシ ミュラー シュミット ペーター ハンス デュポン ピエール ジャン トム マイケル デビッド ロバート サントス アリ ラム バハドゥル';
const CHINESE =
  '王李张刘陈杨赵黄吴徐孙胡朱林何郭罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘董袁蒋杜苏魏吕丁沈姚卢傅崔谭廖范汪陆贾夏韦邹孟熊秦邱尹薛闫侯龙陶黎贺顾毛郝龚邵万钱覃武戴莫孔汤';
const VIETNAMESE =
  'Nam Hoa Hùng Dũng Tuấn Minh Hải Long Sơn Hà Lan Mai Linh Huy Đức Thắng Tú Quang Cường Khoa Phúc Phong Vinh Tâm Thành Trung Kiên Bình Quân Duy Khánh Nghĩa Toàn Tiến Thảo Hương Nga Ngọc Phương Thu Trang Yến Hạnh Oanh Dung Hằng Huệ Loan Nhung Lợi Lộc Hưng Đạt Việt Thịnh Hiếu Hoàng Nhân Trí Tài Thanh Chiến Công Điệp Giang Hậu Hiệp Hoà Hòa Khang Lâm Lực Mạnh Nguyên Nhật Phát Phú Quốc Quyết Sang Sáng Tân Thái Thiện Thuận Tín Toản Trọng Trường Tùng Văn Vũ Vương Xuân Nguyễn Trần Lê Phạm Huỳnh Võ Đặng Bùi Đỗ Hồ Ngô Dương';
const LATIN =
  'Tanaka Suzuki Sato Satō Takahashi Watanabe Ito Itō Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Yamaguchi Matsumoto Inoue Kimura Hayashi Shimizu Yamazaki Abe Ikeda Hashimoto Ishikawa Ogawa Goto Okada Hasegawa Murakami Kondo Ishii Fujita Endo Aoki Fujii Nguyen Nguyễn Tran Trần Pham Phạm Huynh Hoang Phan Bui Ngo Duong Nam Tuan Tuấn Minh Hải Linh Huy Duc Đức Thang Quang Cuong Khoa Phuc Vinh Thanh Trung Wang Zhang Liu Chen Yang Zhao Huang Zhou Wu Xu Zhu Guo Luo Zheng Liang Xie Deng Feng Cao Peng Xiao Cai Müller Schmidt Meyer Becker Schulz Hoffmann Hofmann Krüger Schröder Neumann Hartmann Werner Schmitt Krause Lehmann Köhler Huber Mayer Maier Meier Peters Hans Peter Klaus Jürgen Uwe Stefan Thomas Andreas Wolfgang Dieter Günter Heinz Jens Sven Jörg Ahmed Ali Mehmet Mustafa Mohammed Ivan Piotr Janusz Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Moretti Mancini Giordano Rizzo Lombardi Marco Luca Giuseppe Giovanni Antonio Mario Luigi Paolo Francesco Andrea Matteo Roberto Stefano Alessandro Davide Dupont Durand Dubois Moreau Laurent Lefebvre Michel Bertrand Roux Fournier Girard Bonnet Lambert Rousseau Pierre Jean Jacques François Philippe Nicolas Olivier Julien Smith Jones Williams Davies Evans Thompson Johnson Robinson Wilson John David Michael James Robert Paul Kevin Steve Mike Jim Santos Silva Garcia Rodriguez Martinez Lopez Gonzalez';

const set = (names: string) => new Set(names.split(' '));
export const JAPANESE_NAMES = set(JAPANESE);
export const KATAKANA_NAMES = set(KATAKANA);
export const CHINESE_SURNAMES = new Set(CHINESE);
export const VIETNAMESE_NAMES = set(VIETNAMESE);
export const LATIN_NAMES = set(LATIN);
