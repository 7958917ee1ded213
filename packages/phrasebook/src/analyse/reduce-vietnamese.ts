import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { asksByWords } from '../normalise/mood.js';
import { cut, spell } from './lexical.js';
import { mergeTerms, type TermBook } from './term-book.js';
import { type Reduced, slotOf, type Token, termOf } from './token.js';

const s = (words: string): string => words.split('|').map(spellVietnamese).join('|');
const ADDRESSED = s(
  'anh em|các anh|các bạn|các em|các chú|mấy anh|mấy em|mấy chú|mấy bạn|mấy cha|mấy ông|mấy đứa|mọi người|tất cả mọi người|anh|chị|em|bạn|ông|chú|bác|cậu|mày|thầy|sếp',
);
const TITLES = s('sếp|đội trưởng|tổ trưởng|trưởng nhóm|chỉ huy trưởng|chỉ huy|quản lý|kỹ sư|giám sát|chủ');
const LEAD = new RegExp(
  `^(?:(?:${s('này|nè|ê|ơi|dạ|vâng|ừ|thôi|thế|vậy|rồi|nào|à|ừm|ờ|thì|trời ơi|trời đất|ủa|xin lỗi|xin phép|xin hỏi|cho em hỏi|cho tôi hỏi|cho anh hỏi|cho hỏi|cho em hỏi chút|cho tôi hỏi chút|cho hỏi chút')}|(?:${ADDRESSED}|${TITLES})(?: \\S+)? ${s('ơi')}(?: ${s('cho em|cho tôi|cho hỏi|cho em hỏi|là')})?) (?=\\S+ \\S))+`,
  'u',
);
/** Whom one speaks to, behind all that is said: … chưa vậy anh, … đi sếp, … nha mấy anh. */
const CALLED = new RegExp(
  ` (?:(?:(?:${ADDRESSED}|${TITLES})(?: \\S+)? ${s('ơi')}|(?<= (?:${s('chưa|không|gì|đâu|nào|sao|ai|nhiêu|mấy|giờ|vậy|thế|rồi|nha|nhé|nghen|ạ|đi|lắm|quá|lại|vào|lên|xuống|ra|thôi|đã|hả|với')}) )(?:${TITLES}|${ADDRESSED}))|${s('kìa|nè|đó nha|nha|nhé|nghen|nhen|hen|heng|nhá|ạ|hỉ')})+$`,
  'u',
);
// Nguy hiểm lắm đó, xong rồi á: behind these, what points only leans on the words.
const LEANING = new RegExp(
  `(?<= (?:${s('lắm|quá|rồi|đấy')}))(?: (?:${s('đó|đấy|á|luôn|vậy|mà|ha|kìa|nè|rồi')}))+$`,
  'u',
);
// Ở đây cấm hút thuốc: the place before what is forbidden.
const FORBIDDEN_HERE = new RegExp(
  `^(?:${s('ở đây|chỗ này|ở chỗ này|khu này|khu vực này|tại đây|trong này')})(?: ${s('thì|là')})? (${s('không được phép|không được|cấm|đừng có|đừng')}) (\\S.*)$`,
  'u',
);
const HERE = s('ở đây');
const ENDS_HERE = new RegExp(` (?:${s('ở đây|chỗ này|này|đây')})$`, 'u');
// Đã được kiểm tra chưa: done to it, not allowed to it.
const WAS_DONE = new RegExp(`(?<=(?:^| )${s('đã')}) ${s('được')} (?=\\S.* (?:${s('chưa|rồi')})$)`, 'u');
// Xong rồi hả?: has it been done?
const SURELY = new RegExp(`^(.*\\S) ${s('rồi')} (?:${s('hả|à|phải không|đúng không|chứ|ha')})$`, 'u');
/** Tìm giùm em cây kìm: done for somebody, in front of what it is done to. */
const FAVOUR = new RegExp(
  `^(\\S+(?: \\S+)?) (?:(?<!${s('bảo')} )(?:${s('giùm|dùm|hộ')})(?: (?:${s('tôi|em|anh|mình|chúng tôi|cái|bọn tôi|tụi em')}))?) (?=\\S)`,
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
// Hôm nay mọi người phải đeo dây an toàn: the day before what must be done.
const MUST_ON = new RegExp(
  `^((?:${s('hôm nay|ngày mai|sáng nay|chiều nay|sáng mai|chiều mai|bữa nay|bây giờ|từ nay|mai|nay')}) )(?:(?:${s('mọi người|tất cả mọi người|tất cả|anh em|các anh|chúng ta')}) )?(?:${s('phải|cần phải')}) (?=\\S+ \\S)`,
  'u',
);
const FORBID = new RegExp(
  `^(?:${s('tuyệt đối không được|tuyệt đối không|tuyệt đối cấm|không được phép|không được|không nên|đừng bao giờ|đừng có mà|đừng có|đừng|cấm không được|cấm|chớ có|chớ|nghiêm cấm')}) (?=\\S)`,
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
  ` (${s('gì|đâu|nào|sao|ai|không|chưa|giờ|nhiêu|lâu')}) (?:${s('vậy|thế|hả|nhỉ|ta|vậy hả|vậy ta|thế nhỉ|đây|rồi vậy|rồi')})$`,
  'u',
);
// Ai hút thuốc trong này vậy, sao không đội mũ: they ask, wherever the word that asks stands.
const ASKS_ALOUD = new RegExp(
  `^(?=(?:.* )?(?:${s('ai|gì|đâu|sao|nào|mấy|nhiêu|lâu')}) )(.*\\S) (?:${s('vậy|thế|hả|nhỉ')})$`,
  'u',
);
const ASKS_WHY = new RegExp(`^${s('sao')} (?!${s('cũng')})`, 'u');
// Nghỉ giải lao nào only urges; cái nào asks.
const COME_ON = new RegExp(
  `(?<= (?:${s('đi|thôi|lên|xuống|lại|vào|vô|ra|lao|làm|nghỉ|họp|tay|nhau|xem|coi|ngay|cơm|tiếp|thử|việc|về')})) ${s('nào')}$`,
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
/** Em có đau không asks the younger one; em về được chưa is he who asks. */
const ASKED_OF_EM = new RegExp(
  `^${s('em')} (?=\\S.* (?:${s('không|chưa')})$)(?!.*${s('được')} (?:${s('không|chưa')})$)`,
  'u',
);
const ASKS_MY_LEAVE = new RegExp(
  `^(?:${s('em|con|cháu')}) (?=\\S.* ${s('được')} (?:${s('không|chưa')})$)`,
  'u',
);
/** Dialects and habits that are one word each in every sentence. */
const ONE_WORD: readonly (readonly [RegExp, string])[] = (
  [
    ['coi chừng', 'cẩn thận'],
    ['(?<!(?:không|chưa|đừng|chẳng) )(?:bao giờ|chừng nào|lúc nào|hồi nào)(?! (?:cũng|chưa))', 'khi nào'],
    ['(?:tụi|bọn) (?:tôi|em|con|tui)|chúng em', 'chúng tôi'],
    ['(?:tụi|bọn|chúng) mình', 'chúng ta'],
    ['(?<=(?:đi|ra|lên|xuống|vào|vô|sang|qua|đến|tới) )(?:ở )?(?:chỗ|nơi) nào$', 'đâu'],
    ['(?:ở )?(?:chỗ|nơi) nào$', 'ở đâu'],
    [
      '(?<=(?:để|đặt|cất|bỏ|nằm|treo|xếp|chất|gom|đổ|vứt|lấy|gặp|đứng|ngồi|ăn|nghỉ|họp|đậu|đỗ|móc|gắn) )đâu$',
      'ở đâu',
    ],
    [
      '(?<=\\S )(?:như thế nào|kiểu gì|cách nào|ra sao|bằng cách nào|thế nào đây|sao đây|làm sao)$',
      'thế nào',
    ],
    ['(?<=(?:dùng|xài|sử dụng|làm|mở|tắt|lắp|tháo|đi|gắn|buộc|đo) )sao$', 'thế nào'],
    ['^(?:tại sao|vì sao|sao lại|tại sao lại|vì sao lại)(?= \\S)', 'sao'],
    // Ai cũng phải asks nobody: everyone must. Thay găng tay mới puts on new ones; it replaces no new ones.
    ['(?:ai cũng|ai nấy đều|ai nấy|ai ai cũng)(?: đều)?(?= (?:phải|nên|cần))', 'mọi người'],
    ['(?<=^thay .*\\S )mới$', ''],
    ['(?<=\\S )(?:dữ vậy|dữ thần|dữ|ghê|quá trời|quá chừng|quá xá|quá đi mất|quá đi)$', 'quá'],
    ['bển', 'bên kia'],
    ['trển', 'trên đó'],
    ['trỏng', 'trong đó'],
    ['ngoải', 'ngoài đó'],
    // Để đâu giờ: now, and no hour.
    ['(?<=(?:gì|đâu|sao) )(?:bây giờ|giờ)$', ''],
    // A tool is lent for a while; but what goes up a little goes up a little only.
    ['(?<=^(?:cho |cho tôi |tôi )?(?:mượn|giữ|cầm) .*\\S )(?:một )?(?:chút|tí|xíu)$', ''],
    ['(?<=\\S )cái đã$', ''],
    // Too fast is no haste: what softens would leave it out.
    ['(?:nhanh|lẹ|mau) (?:quá|dữ|thế|vậy|ghê)|quá (?:nhanh|lẹ|mau)(?! lên)', 'nhanh_quá'],
    ['cột(?= (?:lại|chặt|dây|chắc|vào|kỹ))', 'buộc'],
  ] as const
).map(([from, to]) => [new RegExp(`(?<= |^)(?:${spellPattern(from)})(?= |$)`, 'gu'), spellVietnamese(to)]);

/** Handed to whom but the speaker? Not so in "đưa anh ra ngoài": there somebody is brought out. */
const TO_ME = new RegExp(
  `^(${s('đưa|lấy|mang|đem|chuyền')}) (?:${s('cho')} )?(?:${s('tôi|em|anh|mình|chúng tôi')}) (?!(?:${s('ra|vào|lên|xuống|đi|đến|tới|về|qua|sang|mượn|xem|hỏi|biết|xin')})(?: |$))(?=\\S)`,
  'u',
);
const CLASSIFIERS = new Set(s('cái|chiếc|cây|con|cục|quả|sợi').split('|'));
const SAME = new Map(
  (
    [
      ['đem', 'mang'],
      ['tới', 'đến'],
      ['mình', 'tôi'],
      ['tao', 'tôi'],
      ['tui', 'tôi'],
      ['ngừng', 'dừng'],
      ['ngưng', 'dừng'],
      ['té', 'ngã'],
      ['né', 'tránh'],
      ['xíu', 'chút'],
      ['tí', 'chút'],
      ['tẹo', 'chút'],
      ['kiếm', 'tìm'],
      ['rớt', 'rơi'],
      ['quăng', 'vứt'],
      ['liệng', 'vứt'],
      ['lượm', 'nhặt'],
      ['dơ', 'bẩn'],
      ['hư', 'hỏng'],
      ['xài', 'dùng'],
      ['lẹ', 'nhanh'],
      ['mau', 'nhanh'],
      ['giùm', 'giúp'],
      ['dùm', 'giúp'],
      ['lộn', 'nhầm'],
      ['đụng', 'chạm'],
      ['sờ', 'chạm'],
      ['rờ', 'chạm'],
      ['quẹo', 'rẽ'],
      ['mần', 'làm'],
      ['biểu', 'bảo'],
      ['hông', 'không'],
      ['hổng', 'không'],
      ['chẳng', 'không'],
      ['chả', 'không'],
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

// Nhớ đeo găng tay is to wear them; nhớ mang găng tay may be not to forget them.
const REMEMBER = spellVietnamese('nhớ');
const REMEMBERED_THINGS = new Set(s('mang|đem|cầm|đội|đeo|mặc|lấy|quay|đấy|kỹ|phải').split('|'));
/** Behind these a last không or chưa denies; elsewhere it asks, and recognisers write no mark. */
const STATES = new RegExp(
  `(?:^| )(?:${s('thì|là|cũng|vẫn|nói|bảo|còn|số|hay|được hay')}) (?:${s('không|chưa')})$|^(?:${s('dạ|thôi|ừ')}) `,
  'u',
);
const ASKS_AT_END = new RegExp(`\\S (?:${s('không|chưa')})$`, 'u');

/** A pattern whose Vietnamese words are spelled as the text will be. */
function spellPattern(pattern: string): string {
  return pattern.replace(/[\p{L}\p{M}]+/gu, (word) => (/^[sS]$/u.test(word) ? word : spellVietnamese(word)));
}

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
  replace(CALLED);
  replace(LEANING);
  replace(COME_ON);
  replace(ASKING_TAIL, ' $1');
  const asksAloud = replace(ASKS_ALOUD, '$1');
  for (const [pattern, by] of ONE_WORD) replace(pattern, by);
  replace(WAS_DONE, ' ');
  const isSure = replace(SURELY, `$1 ${spellVietnamese('chưa')}`);
  const asks =
    isSure ||
    asksAloud ||
    ASKS_WHY.test(text) ||
    asksByWords(text, 'vi') ||
    (ASKS_AT_END.test(text) && !STATES.test(text));
  replace(FORBIDDEN_HERE, ENDS_HERE.test(text) ? '$1 $2' : `$1 $2 ${HERE}`);
  replace(FAVOUR, '$1 ');
  replace(ASKS_MY_LEAVE, `${spellVietnamese('tôi')} `);
  replace(ASKED_OF_EM);
  replace(MYSELF, `$1${spellVietnamese('tôi')} `);
  isRequest = replace(CAN_YOU, '$1');
  replace(ASKED_OF_YOU);
  replace(SUBJECT);
  replace(TO_ME, `$1 ${spellVietnamese('cho tôi')} `);
  replace(THANKED, '$1');
  if (replace(POLITE)) replace(SUBJECT);
  const forbids = replace(FORBID);
  if (!forbids && !replace(MUST)) replace(MUST_ON, '$1');
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
  const isReminded =
    tokens[0]?.text === REMEMBER &&
    tokens.length > 2 &&
    termOf(tokens[1]?.text) === undefined &&
    slotOf(tokens[1]?.text) === undefined &&
    !REMEMBERED_THINGS.has(tokens[1]?.text ?? '');
  const said = isReminded ? tokens.slice(1) : tokens;
  const ended = asks && !isRequest && !forbids ? [...said, { text: '?' }] : said;
  return { tokens: forbids ? [{ text: '{do-not}' }, ...ended] : ended, isRequest: isRequest || forbids };
}
