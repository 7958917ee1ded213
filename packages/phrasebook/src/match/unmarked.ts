import { tokensOf } from '../analyse/lexical.js';
import { spellVietnamese, withoutMarks } from '../normalise/fold-vietnamese.js';
import type { Knowledge } from './knowledge.js';

const MARKED = /[^\p{ASCII}]/u;
const MOST_WORDS = 14;
const FEWEST_LETTERS = 6;
// Each of these means too many things to be told by its neighbours: dừng, đừng, đứng; cắt, cất; cháy, chạy, chảy.
const UNCLEAR = new Set(['dung', 'chua', 'chay', 'cam', 'bo', 'cat', 'cho', 'sau', 'do', 'lap', 'chong']);
/** Fixed phrases in which even these are clear. */
const CLEAR =
  /^(?:cam hut thuoc|xong chua|.* xong chua|bao lau nua|cho toi voi|(?:lay|dua|mang|dem) cho (?:toi|em|anh) .+)$/u;
/** Words that slots read and no sentence may hold. */
const SLOT_WORDS =
  'một hai ba bốn năm sáu bảy tám chín mười mươi lăm rưỡi trăm nghìn ngàn phút giờ giây tiếng ngày tuần tháng mét phân ký tấn tầng trệt hầm sáng trưa chiều tối hôm nay mai thứ chủ nhật cái cây bao thùng hộp tấm thanh ống cuộn người lúc đến từ trước khoảng trái phải lên xuống sang qua độ phần';

/** Counts of words and of pairs of words in what is known of Vietnamese. */
interface Usage {
  /** The marked words of each unmarked one. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
  readonly counts: ReadonlyMap<string, number>;
}
const usages = new WeakMap<Knowledge, Usage>();

/**
 * The ways to put the marks on a Vietnamese sentence that has none: first as its words stand beside each other in the
 * phrasebook, then with any one of them marked otherwise. None where the sentence has marks, where a word of it is not
 * known, or where one stands in it that only its marks tell.
 */
export function restoreSentence(body: string, knowledge: Knowledge): readonly string[] {
  if (knowledge.language !== 'vi' || MARKED.test(body)) return [];
  const words = tokensOf(body, 'vi');
  if (words.length < 2 || words.length > MOST_WORDS || words.join('').length < FEWEST_LETTERS) return [];
  if (words.some((word) => UNCLEAR.has(word)) && !CLEAR.test(words.join(' '))) return [];
  const usage = usageOf(knowledge);
  const choices = words.map((word) => (/^\P{L}+$/u.test(word) ? [word] : (usage.forms.get(word) ?? [])));
  if (choices.some((forms) => forms.length === 0)) return [];
  const chosen = likeliest(choices, usage.counts);
  const others = choices.flatMap((forms, at) =>
    forms
      .filter((form) => form !== chosen[at])
      .map((form) => [...chosen.slice(0, at), form, ...chosen.slice(at + 1)].join(' ')),
  );
  knowledge.work.steps += others.length;
  return [chosen.join(' '), ...others];
}

/** The path through the choices whose neighbours are seen together most often. */
function likeliest(
  choices: readonly (readonly string[])[],
  counts: ReadonlyMap<string, number>,
): readonly string[] {
  let paths: { readonly words: readonly string[]; readonly score: number }[] = [{ words: [], score: 0 }];
  for (const forms of choices) {
    paths = forms.map((form) => {
      const scored = paths.map(({ words, score }) => {
        const before = words.at(-1) ?? '^';
        const seen = 100 * (counts.get(`${before} ${form}`) ?? 0) + (counts.get(form) ?? 0) / 10 + 0.1;
        return { words, score: score + Math.log(seen) };
      });
      const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
      return { words: [...best.words, form], score: best.score };
    });
  }
  return paths.reduce((one, other) => (other.score > one.score ? other : one)).words;
}

function usageOf(knowledge: Knowledge): Usage {
  const known = usages.get(knowledge);
  if (known !== undefined) return known;
  const forms = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const learn = (words: readonly string[]) => {
    let before = '^';
    for (const word of words) {
      const isWord = /^\p{L}/u.test(word) && !/[\uA500-\uA53F\uE000-\uF8FF]/u.test(word);
      if (isWord) {
        const bare = withoutMarks(word);
        forms.set(bare, (forms.get(bare) ?? new Set()).add(word));
        count(word);
        count(`${before} ${word}`);
      }
      before = isWord ? word : '';
    }
  };
  for (const key of knowledge.lexicon.entryOf.keys()) learn(key.replace(/[,?]/gu, ' ').split(/\s+/u));
  for (const wording of knowledge.wordings) learn(tokensOf(wording, 'vi'));
  for (const word of SLOT_WORDS.split(' ')) learn([spellVietnamese(word)]);
  const built = { forms: new Map([...forms].map(([bare, marked]) => [bare, [...marked]])), counts };
  usages.set(knowledge, built);
  return built;
}
