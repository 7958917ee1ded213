/** A morning on a site. `who` is a person of the crew, `where` one of its two channels. */
export interface Line {
  who: 'tanaka' | 'anh' | 'li' | 'john';
  where: 'concrete' | 'scaffold';
  text: string;
}

export const CHANNEL_NAMES = { concrete: '3号棟 コンクリート', scaffold: '足場チーム' } as const;

export const CREW = {
  tanaka: { nickname: '田中', language: 'ja' },
  anh: { nickname: 'Anh', language: 'vi' },
  li: { nickname: '李', language: 'zh' },
  john: { nickname: 'John', language: 'en' },
} as const;

export const SCRIPT: readonly Line[] = [
  { who: 'tanaka', where: 'concrete', text: 'おはようございます。' },
  { who: 'anh', where: 'concrete', text: 'Chào buổi sáng!' },
  { who: 'tanaka', where: 'concrete', text: '今日はコンクリートを打ちます。' },
  { who: 'tanaka', where: 'concrete', text: 'ヘルメットをかぶってください。' },
  { who: 'tanaka', where: 'concrete', text: '安全帯をつけてください。' },
  { who: 'li', where: 'concrete', text: '明白了。' },
  { who: 'tanaka', where: 'concrete', text: '足場の準備はできていますか？' },
  { who: 'john', where: 'concrete', text: 'Yes, it is ready.' },
  { who: 'tanaka', where: 'concrete', text: '吊り荷の下に入らないでください。' },
  { who: 'anh', where: 'concrete', text: 'Để ở đâu?' },
  { who: 'tanaka', where: 'concrete', text: 'ここに置いてください。' },
  { who: 'john', where: 'concrete', text: 'Watch your step.' },
  { who: 'tanaka', where: 'concrete', text: '危ない！下がれ！' },
  { who: 'li', where: 'concrete', text: '有人受伤了！' },
  { who: 'tanaka', where: 'concrete', text: '救急車を呼んでください！' },
  { who: 'tanaka', where: 'scaffold', text: '足元に気をつけてください。' },
  { who: 'anh', where: 'scaffold', text: 'Vâng, tôi hiểu rồi.' },
  { who: 'tanaka', where: 'scaffold', text: '休憩しましょう。' },
  { who: 'li', where: 'scaffold', text: '请喝水。' },
  { who: 'tanaka', where: 'scaffold', text: 'お疲れ様でした。' },
];
