import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { cut, spell } from './lexical.js';
import { mergeTerms, type TermBook } from './term-book.js';
import { type Reduced, type Token, termOf } from './token.js';

const s = (words: string): string => words.split('|').map(spellVietnamese).join('|');
const ADDRESSED = s(
  'anh em|các anh|các bạn|các em|mọi người|tất cả mọi người|anh|chị|em|bạn|ông|chú|bác|cậu|mày|thầy',
);
const LEAD = new RegExp(
  `^(?:(?:${s('này|ê|ơi|dạ|vâng|ừ|thôi|thế|vậy|rồi|nào|à|ừm|ờ|thì|xin lỗi|xin hỏi|cho em hỏi|cho tôi hỏi|cho anh hỏi|cho hỏi')}|(?:${ADDRESSED}) ${s('ơi')}) (?=\\S+ \\S))+`,
  'u',
);
const POLITE = new RegExp(
  `(?:^|(?<= ))(?:${s('xin vui lòng|vui lòng|làm ơn|xin hãy|hãy|phiền|nhờ|xin')}) (?=\\S)`,
  'gu',
);
const SUBJECT = new RegExp(
  `^(?:${ADDRESSED}) (?!(?:${s('bị|đau|là|có|không|đang|đã|sẽ|thấy|cần|muốn|được|hiểu|biết|tên|nghe|cũng|vẫn|chưa|từ|ở|ơi|em|bạn')})(?: |$))(?=\\S+ \\S)`,
  'u',
);
const THANKED = new RegExp(
  `^(${s('cảm ơn|cám ơn|xin chào|chào|tạm biệt|xin lỗi')}) (?:${ADDRESSED})(?= |$)`,
  'u',
);
const MUST = new RegExp(`^(?:${s('phải|cần phải')}) (?=\\S+ \\S)`, 'u');
const FORBID = new RegExp(
  `^(?:${s('tuyệt đối không được|tuyệt đối không|không được phép|không được|đừng có|đừng|cấm không được|cấm|chớ có|chớ|nghiêm cấm')}) (?=\\S)`,
  'u',
);
const TAIL = new RegExp(
  `(?: (?:(?<!${s('bảo')} )${s('hộ')}|(?<!${s('xong')} )(?:${s('ngay|ngay đi|ngay lập tức')})|${s('được không|giúp tôi với|giúp tôi nhé|giúp tôi|giùm tôi|dùm tôi|giúp em|hộ tôi|giúp anh|giúp|giùm|dùm|với|nhé|nha|nghen|nhá|ạ|nào|luôn|cái|đấy|đó nha|thôi|coi|cho tôi với')}|${ADDRESSED}))+$`,
  'u',
);
const CAN_YOU = new RegExp(`^(?:${ADDRESSED}) (?:${s('có thể')}) (.*) (?:${s('được không|không')})$`, 'u');
const ASKED_HELP = new RegExp(` (?:${s('giúp|giùm|dùm|hộ')})(?: \\S+)* ${s('được không')}$`, 'u');
const ASKS_LEAVE = new RegExp(`${s('được không')}$`, 'u');
// Tên gì vậy?, đi đâu thế?: what stands behind the word that asks says nothing.
const ASKING_TAIL = new RegExp(
  ` (${s('gì|đâu|nào|sao|ai|không|chưa')}) (?:${s('vậy|thế|hả|nhỉ|ta|vậy hả|vậy ta')})$`,
  'u',
);
const ASKS_WHAT = new RegExp(` (?:${s('gì|đâu|nào')})$`, 'u');
// Said behind a verb of taking, đi takes the thing away; elsewhere it only urges.
const TAKING = new RegExp(`^(?:${s('mang|đem|khiêng|vác|bê|chuyển|lấy|bỏ|vứt|dời')}) .* đi$`, 'u');
const URGING = / đi$/u;
// The younger speaks of himself as em; of others, a question with anh or bạn asks the listener.
const MYSELF = new RegExp(
  `^((?:${s('mai|ngày mai|hôm nay|chiều nay|sáng mai|nay')}) )?(?:${s('em|con|cháu')}) (?=(?:${s('không|chưa|bị|đang|đã|sẽ|xin|cần|muốn|đau|mệt|thấy|hiểu|nghỉ|đến|tới|xong|làm xong|về')})(?: |$))`,
  'u',
);
const ASKED_OF_YOU = new RegExp(
  `^(?:${s('các anh|các bạn|mọi người|anh|chị|bạn')}) (?=\\S.* (?:${s('không|chưa')})$)`,
  'u',
);
/** Handed to whom but the speaker? Not so in "đưa anh ra ngoài": there somebody is brought out. */
const TO_ME = new RegExp(
  `^(${s('đưa|lấy|mang|đem|chuyền')}) (?:${s('cho')} )?(?:${s('tôi|em|anh|mình|chúng tôi')}) (?!(?:${s('ra|vào|lên|xuống|đi|đến|tới|về|qua|sang|mượn|xem|hỏi|biết|xin')})(?: |$))(?=\\S)`,
  'u',
);
const CLASSIFIERS = new Set(s('cái|chiếc').split('|'));
const SAME = new Map(
  (
    [
      ['đem', 'mang'],
      ['tới', 'đến'],
      ['mình', 'tôi'],
      ['tao', 'tôi'],
      ['hông', 'không'],
      ['hổng', 'không'],
      ['ko', 'không'],
      ['k', 'không'],
      ['dc', 'được'],
      ['đc', 'được'],
      ['vô', 'vào'],
      ['coi', 'xem'],
      ['bự', 'to'],
      ['mắc', 'đắt'],
      ['nón', 'mũ'],
      ['gas', 'ga'],
    ] as const
  ).map(([one, other]) => [spellVietnamese(one), spellVietnamese(other)]),
);

/** Vietnamese without courtesy, address and classifiers; every way to forbid as one. */
export function reduceVietnamese(clause: string, book: TermBook | undefined): Reduced {
  let text = spell(clause, 'vi');
  let isRequest = false;
  const replace = (pattern: RegExp, by = '') => {
    const next = text.replace(pattern, by).trim();
    const isChanged = next !== text && next !== '';
    if (isChanged) text = next;
    return isChanged;
  };
  replace(LEAD);
  replace(MYSELF, `$1${spellVietnamese('tôi')} `);
  isRequest = replace(CAN_YOU, '$1');
  replace(ASKED_OF_YOU);
  replace(SUBJECT);
  replace(TO_ME, `$1 ${spellVietnamese('cho tôi')} `);
  replace(THANKED, '$1');
  replace(POLITE);
  const forbids = replace(FORBID);
  if (!forbids) replace(MUST);
  replace(ASKING_TAIL, ' $1');
  if (!ASKS_WHAT.test(text)) {
    const isAsked = ASKED_HELP.test(text);
    if (isAsked || !ASKS_LEAVE.test(text)) {
      replace(TAIL);
      if (!TAKING.test(text)) replace(URGING);
    }
    isRequest ||= isAsked;
  }
  const pieces = cut(text, 'vi');
  const merged = mergeTerms(pieces, pieces, book);
  const tokens = merged.map((token, at): Token => {
    const isClassifier = CLASSIFIERS.has(token.text) && termOf(merged[at + 1]?.text) !== undefined;
    return isClassifier
      ? { ...token, isLight: true }
      : { ...token, text: SAME.get(token.text) ?? token.text };
  });
  return { tokens: forbids ? [{ text: '{do-not}' }, ...tokens] : tokens, isRequest: isRequest || forbids };
}
