import type { Language } from '@genbatalk/contract';

// Forms that Simplified Chinese never writes, and forms that Japanese never writes: the slips that happen.
const TRADITIONAL =
  '這個們說會來時對過還沒點後開關門電車東長見貝頭馬魚鳥飯館買賣請謝讓認識話語讀書寫學習問題樓層機場運動鋼鐵網線繩緊鬆壞換裝檢測準備標單雙幾錢數據號碼聽聲響燈熱涼風雲塵髒淨傷藥醫護員級處預報險帶應該幫辦當嗎裡邊頂遠進離從轉彎撐壓氣體溫濕腳頸臉無須樣給經發現為麼著幹壓';
const SIMPLIFIED =
  '这们说时对过还没开关门电车东长见贝头马请谢让认识话语读书问题楼层场运动钢铁网线绳紧坏换装检测准备标单双几钱据号码听声响灯热凉风云尘脏净伤药医护员级处预报险带应该帮办当吗边顶远进离从转弯撑压气体温湿脚颈脸无须样给经发现为么着';
const SHARED_WITH_JAPANESE = new Set('准当点据湿凉着声没楼装双数号灯医体温脚');

const FOREIGN_LETTERS: Readonly<Record<Language, RegExp>> = {
  ja: new RegExp(
    `[${[...SIMPLIFIED].filter((each) => !SHARED_WITH_JAPANESE.has(each)).join('')}]|[À-ɏ]`,
    'u',
  ),
  zh: new RegExp(`[\\p{Script=Hiragana}\\p{Script=Katakana}ー${TRADITIONAL}]|[À-ɏ]`, 'u'),
  en: /[^\p{ASCII}’…]/u,
  vi: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}äößçñ]/iu,
  de: /[^\p{ASCII}äöüßÄÖÜ’…]/u,
  fr: /[^\p{ASCII}àâçéèêëîïôùûœÀÂÇÉÈÊËÎÏÔÙÛŒ’…\u00A0\u202F]/u,
  it: /[^\p{ASCII}àèéìòùÀÈÉÌÒÙ’…]/u,
};
const LONGEST: Readonly<Record<Language, number>> = {
  ja: 32,
  zh: 26,
  en: 70,
  vi: 75,
  de: 75,
  fr: 75,
  it: 75,
};
const FULL_WIDTH_LETTER_OR_DIGIT = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/u;
const HALF_WIDTH_KANA = /[\uFF61-\uFF9F]/u;
const VIETNAMESE_MARK = /[\u0300-\u0303\u0306\u0309\u031B\u0323đ]/u;
// Bare forms that are no Vietnamese words: the marks were forgotten.
const VIETNAMESE_BARE =
  /(?:^|\s)(?:khong|duoc|nguoi|viec|lam|nghi|nuoc|toi|nhe|dung|lai)(?=[\s.,!?]|$)(?<!dung(?= (?:môi|dịch|tích|sai)))/iu;

/** What is wrong with one wording by itself, in words for its author; an empty list when nothing is. */
export function checkWording(wording: string, language: Language): string[] {
  const found: string[] = [];
  const isFullWidth = language === 'ja' || language === 'zh';
  const foreign = FOREIGN_LETTERS[language].exec(wording);
  if (foreign !== null) found.push(`"${foreign[0]}" does not belong to ${language}`);
  if (wording !== wording.normalize('NFC')) found.push('is not in Unicode form NFC');
  if (wording !== wording.trim() || /\s{2}/u.test(wording)) found.push('has a space too many');
  if (wording.length > LONGEST[language]) found.push(`is longer than ${LONGEST[language]} characters`);
  if (FULL_WIDTH_LETTER_OR_DIGIT.test(wording)) found.push('has a full-width letter or digit');
  if (HALF_WIDTH_KANA.test(wording)) found.push('has half-width kana');
  if (isFullWidth && /[,!?;:]|\.(?!\d)|\s/u.test(wording)) found.push('has a half-width mark or a space');
  if (!isFullWidth && /[，。！？；：、]/u.test(wording)) found.push('has a full-width mark');
  if (language === 'fr' && /[^\s][!?;]/u.test(wording)) found.push('needs a space before ! and ?');
  if (language !== 'fr' && /\s[!?.,;:]/u.test(wording)) found.push('has a space before a mark');
  if (language === 'ja' && !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(wording)) {
    found.push('is not written in Japanese');
  }
  if (language === 'zh' && !/\p{Script=Han}/u.test(wording)) found.push('is not written in Chinese');
  if (language === 'vi') found.push(...checkVietnameseMarks(wording));
  return found;
}

function checkVietnameseMarks(wording: string): string[] {
  const bare = VIETNAMESE_BARE.exec(wording);
  if (bare !== null) return [`"${bare[0].trim()}" lacks its marks`];
  const isMarked = VIETNAMESE_MARK.test(wording.normalize('NFD').toLowerCase());
  return isMarked || !wording.includes(' ') ? [] : ['has no tone mark at all'];
}
