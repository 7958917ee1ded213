import type { InterfaceLanguage, PlanId } from '@genbatalk/contract';

export interface PlanText {
  readonly displayName: string;
  readonly description: string;
  /** Whom it is for. */
  readonly target: string;
  readonly usageExample: string;
}

/** The badge of a plan that most should take (PLAN-14, PLAN-16). */
export const RECOMMENDED: Readonly<Record<InterfaceLanguage, string>> = {
  ja: 'おすすめ',
  en: 'Recommended',
  vi: 'Nên chọn',
  zh: '推荐',
};

const text = (displayName: string, description: string, target: string, usageExample: string): PlanText => ({
  displayName,
  description,
  target,
  usageExample,
});

/** What each plan is called and for whom, by the reader's language. */
export const PLAN_TEXTS: Readonly<Record<InterfaceLanguage, Readonly<Record<PlanId, PlanText>>>> = {
  ja: {
    FREE: text(
      'フリー',
      '無料で試せます。1チャンネル、5人まで',
      'はじめて使う現場',
      '5人の班が1つのチャンネルで試す',
    ),
    BASIC: text(
      'ベーシック',
      '5チャンネル、20人まで。優先サポート付き',
      '小さな現場',
      '20人が職種ごとの5チャンネルで話す',
    ),
    PREMIUM: text(
      'プレミアム',
      'チャンネルと人数は無制限。専任サポート付き',
      '大きな現場、複数の現場',
      '協力会社も入れて全員が使う',
    ),
    personal_basic: text(
      'パーソナル ベーシック',
      '対面通訳 月300分',
      'ときどき通訳が必要な方',
      '1回10分の打ち合わせを月30回',
    ),
    personal_pro: text(
      'パーソナル プロ',
      '対面通訳 月900分',
      '毎日通訳が必要な方',
      '1日40分、月22日の打ち合わせ',
    ),
    team5_lite: text(
      'チーム ライト',
      'チーム通話 月900分、5人、常設ルーム1つ',
      '5人までの班',
      '毎日30分の朝礼と安全確認',
    ),
    team5_standard: text(
      'チーム スタンダード',
      'チーム通話 月1,800分、1対1通話 月300分、10人、常設ルーム3つ、録音7日',
      '10人までの現場',
      '毎日1時間のチーム通話と10分の1対1通話',
    ),
    team5_pro: text(
      'チーム プロ',
      'チーム通話 月3,600分、1対1通話 月600分、20人、常設ルーム5つ、録音30日、独自フレーズ100件',
      '20人までの現場',
      '毎日2時間のチーム通話と20分の1対1通話',
    ),
    team5_enterprise: text(
      'チーム エンタープライズ',
      'チーム通話 月7,200分、1対1通話 月1,200分、50人、常設ルーム10、録音90日、独自フレーズ無制限、優先サポート',
      '複数の班がいる大きな現場',
      '毎日4時間のチーム通話と40分の1対1通話',
    ),
  },
  en: {
    FREE: text('Free', 'Free to try: 1 channel, 5 members', 'A first try', 'A crew of 5 tries one channel'),
    BASIC: text(
      'Basic',
      '5 channels, 20 members, priority support',
      'Small sites',
      '20 people talk in 5 channels, one per trade',
    ),
    PREMIUM: text(
      'Premium',
      'Unlimited channels and members, dedicated support',
      'Large sites, or several',
      'Everyone uses it, subcontractors too',
    ),
    personal_basic: text(
      'Personal Basic',
      '300 face-to-face minutes a month',
      'Who needs an interpreter now and then',
      '30 talks of 10 minutes a month',
    ),
    personal_pro: text(
      'Personal Pro',
      '900 face-to-face minutes a month',
      'Who needs an interpreter every day',
      '40 minutes a day, 22 days a month',
    ),
    team5_lite: text(
      'Team Lite',
      '900 team minutes a month, 5 members, 1 permanent room',
      'Crews of up to 5',
      'A 30-minute morning and safety meeting every day',
    ),
    team5_standard: text(
      'Team Standard',
      '1,800 team and 300 one-to-one minutes a month, 10 members, 3 permanent rooms, 7 days of recording',
      'Sites of up to 10',
      '1 hour of team calls and 10 minutes one to one every day',
    ),
    team5_pro: text(
      'Team Pro',
      '3,600 team and 600 one-to-one minutes a month, 20 members, 5 permanent rooms, 30 days of recording, 100 own phrases',
      'Sites of up to 20',
      '2 hours of team calls and 20 minutes one to one every day',
    ),
    team5_enterprise: text(
      'Team Enterprise',
      '7,200 team and 1,200 one-to-one minutes a month, 50 members, 10 permanent rooms, 90 days of recording, unlimited own phrases, priority support',
      'Large sites with several crews',
      '4 hours of team calls and 40 minutes one to one every day',
    ),
  },
  vi: {
    FREE: text(
      'Miễn phí',
      'Dùng thử miễn phí: 1 kênh, 5 thành viên',
      'Công trường dùng lần đầu',
      'Một tổ 5 người dùng thử một kênh',
    ),
    BASIC: text(
      'Cơ bản',
      '5 kênh, 20 thành viên, ưu tiên hỗ trợ',
      'Công trường nhỏ',
      '20 người nói chuyện trong 5 kênh, mỗi nghề một kênh',
    ),
    PREMIUM: text(
      'Cao cấp',
      'Không giới hạn kênh và thành viên, hỗ trợ riêng',
      'Công trường lớn hoặc nhiều công trường',
      'Mọi người cùng dùng, cả nhà thầu phụ',
    ),
    personal_basic: text(
      'Cá nhân Cơ bản',
      '300 phút phiên dịch trực tiếp mỗi tháng',
      'Người thỉnh thoảng cần phiên dịch',
      '30 buổi trao đổi 10 phút mỗi tháng',
    ),
    personal_pro: text(
      'Cá nhân Pro',
      '900 phút phiên dịch trực tiếp mỗi tháng',
      'Người cần phiên dịch hằng ngày',
      '40 phút mỗi ngày, 22 ngày mỗi tháng',
    ),
    team5_lite: text(
      'Đội Lite',
      '900 phút gọi nhóm mỗi tháng, 5 thành viên, 1 phòng cố định',
      'Tổ tối đa 5 người',
      'Họp sáng và kiểm tra an toàn 30 phút mỗi ngày',
    ),
    team5_standard: text(
      'Đội Tiêu chuẩn',
      '1.800 phút gọi nhóm và 300 phút gọi riêng mỗi tháng, 10 thành viên, 3 phòng cố định, lưu 7 ngày',
      'Công trường tối đa 10 người',
      'Mỗi ngày 1 giờ gọi nhóm và 10 phút gọi riêng',
    ),
    team5_pro: text(
      'Đội Pro',
      '3.600 phút gọi nhóm và 600 phút gọi riêng mỗi tháng, 20 thành viên, 5 phòng cố định, lưu 30 ngày, 100 câu riêng',
      'Công trường tối đa 20 người',
      'Mỗi ngày 2 giờ gọi nhóm và 20 phút gọi riêng',
    ),
    team5_enterprise: text(
      'Đội Doanh nghiệp',
      '7.200 phút gọi nhóm và 1.200 phút gọi riêng mỗi tháng, 50 thành viên, 10 phòng cố định, lưu 90 ngày, không giới hạn câu riêng, ưu tiên hỗ trợ',
      'Công trường lớn có nhiều tổ',
      'Mỗi ngày 4 giờ gọi nhóm và 40 phút gọi riêng',
    ),
  },
  zh: {
    FREE: text('免费版', '免费试用：1个频道，5名成员', '初次使用的工地', '5人班组用一个频道试用'),
    BASIC: text('基础版', '5个频道，20名成员，优先支持', '小型工地', '20人按工种在5个频道里交流'),
    PREMIUM: text('高级版', '频道和成员不限，专人支持', '大型工地或多个工地', '全员使用，包括分包单位'),
    personal_basic: text(
      '个人基础版',
      '每月300分钟面对面翻译',
      '偶尔需要翻译的人',
      '每月30次、每次10分钟的交谈',
    ),
    personal_pro: text('个人专业版', '每月900分钟面对面翻译', '每天需要翻译的人', '每天40分钟，每月22天'),
    team5_lite: text(
      '团队轻量版',
      '每月900分钟团队通话，5名成员，1个固定房间',
      '5人以内的班组',
      '每天30分钟的早会和安全确认',
    ),
    team5_standard: text(
      '团队标准版',
      '每月1,800分钟团队通话、300分钟一对一通话，10名成员，3个固定房间，记录保存7天',
      '10人以内的工地',
      '每天1小时团队通话和10分钟一对一通话',
    ),
    team5_pro: text(
      '团队专业版',
      '每月3,600分钟团队通话、600分钟一对一通话，20名成员，5个固定房间，记录保存30天，100条自定义短语',
      '20人以内的工地',
      '每天2小时团队通话和20分钟一对一通话',
    ),
    team5_enterprise: text(
      '团队企业版',
      '每月7,200分钟团队通话、1,200分钟一对一通话，50名成员，10个固定房间，记录保存90天，自定义短语不限，优先支持',
      '有多个班组的大型工地',
      '每天4小时团队通话和40分钟一对一通话',
    ),
  },
};
