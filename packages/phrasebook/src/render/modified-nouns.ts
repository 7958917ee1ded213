import type { Language } from '@genbatalk/contract';
import type { CountedForm, EnglishForm, TermForm } from '../format-terms.js';
import { sayDimension } from '../slots/dimensions.js';
import type { Modifiers, SizePart, ThingValue } from '../slots/value.js';
import { join, writeAmount, writeNumber } from './grammar.js';

/** "4 t", "900 × 1800 mm", "20 cm wide": every side as it was said. */
export function writeSize(parts: readonly SizePart[], language: Language, isBehind = false): string {
  const sides = parts.map(({ value, unit, dimension }) => {
    if (unit === undefined) return writeNumber(value, language);
    const said = writeAmount({ kind: 'amount', value, unit }, language);
    return dimension === undefined ? said : sayDimension(said, dimension, language, isBehind);
  });
  return sides.join(language === 'ja' || language === 'zh' ? '×' : ' × ');
}

export function isModified({ qualities, colour, size, code, number }: Modifiers): boolean {
  return [qualities, colour, size, code, number].some((each) => each !== undefined);
}

/** The forms of the adjectives in their order, the colour last; undefined where the language lacks one. */
export function adjectivesOf<Form extends TermForm>(
  { qualities = [], colour }: Modifiers,
  forms: readonly Form[],
): Form[] | undefined {
  const wanted = [...qualities, ...(colour === undefined ? [] : [colour])];
  const found = wanted.flatMap((term) => forms[term] ?? []);
  return found.length < wanted.length ? undefined : found;
}

/** Whether the adjectives ask for "the" (true) or for "a" (false). */
export function definiteOf(value: Modifiers, forms: readonly TermForm[]): boolean | undefined {
  return adjectivesOf(value, forms)?.find(({ definite }) => definite !== undefined)?.definite;
}

/** The article and the form of a slot once its adjectives have had their say. */
export interface Settled {
  readonly pointer: ThingValue['pointer'];
  readonly flags: readonly string[];
}

const BARE: ReadonlySet<string> = new Set(['some', 'bare']);

/**
 * "We need the same bolts", "use another drill": whatever the slot asks for. Undefined where it
 * denies and "no" cannot be said of them: no same bolts, no 3 keys, not this key. */
export function settle(
  value: ThingValue,
  flags: readonly string[],
  forms: readonly TermForm[],
  isMany: boolean,
): Settled | undefined {
  const { pointer, count } = value;
  const definite = definiteOf(value, forms);
  const isBound = definite !== undefined || value.isAll === true || value.number !== undefined;
  if (flags.includes('no')) {
    const isCounted =
      count !== undefined ||
      value.measure !== undefined ||
      value.amount !== undefined ||
      value.isMore === true;
    return isBound || isCounted || (pointer !== undefined && pointer !== 'a')
      ? undefined
      : { pointer: undefined, flags };
  }
  if (definite === true || value.isAll === true)
    return { pointer, flags: flags.filter((flag) => !BARE.has(flag)) };
  if (definite === false && pointer === undefined && count === undefined)
    return isMany ? { pointer, flags: [...flags, 'some'] } : { pointer: 'a', flags };
  return { pointer, flags };
}

/** An 8 mm hole, an 11 m pipe, an M16 bolt. */
const SOUNDS_LIKE_VOWEL = /^(?:[aeio]|u(?!n[ij]|s|til)|8|11(?!\d)|18(?!\d)|[FHLMNRSX]\d|S[SDU])/iu;
const CODE = /^[A-Z]{1,3}\d/u;

/** English: "big red button", "4 t truck", "M16 bolt"; "of 100 mm" behind a counted thing, where digits would meet. */
export function englishNoun(
  noun: EnglishForm,
  value: Modifiers & Pick<ThingValue, 'count'>,
  forms: readonly EnglishForm[],
): EnglishForm | undefined {
  if (!isModified(value)) return noun;
  const adjectives = adjectivesOf(value, forms);
  if (adjectives === undefined) return undefined;
  const { size, code, number, count } = value;
  const isBehind = count !== undefined;
  const sized = size === undefined ? '' : writeSize(size, 'en', isBehind);
  const before = join(...adjectives.map(({ text }) => text), isBehind ? '' : sized, code);
  const behind = join(
    number === undefined ? '' : `No. ${number}`,
    isBehind && sized !== '' ? `of ${sized}` : '',
  );
  const write = (word: string) => join(before, word, behind);
  const { article: own, plural, ...rest } = noun;
  const isVowel = CODE.test(before) ? /^[FHLMNRSX]/u.test(before) : SOUNDS_LIKE_VOWEL.test(before);
  const article = before === '' ? own : isVowel ? 'an' : 'a';
  return {
    ...rest,
    text: write(noun.text),
    ...(plural === undefined ? {} : { plural: write(plural) }),
    ...(article === undefined ? {} : { article }),
  };
}

const LONG: ReadonlySet<string> = new Set('本 根 条 cây sợi thanh ống'.split(' '));

/** 太いロープ but 厚い板: some adjectives depend on how the thing is counted. */
function wordBeside({ text, ofLong }: CountedForm, { counter, measure, classifier }: CountedForm): string {
  return ofLong !== undefined && LONG.has(counter ?? measure ?? classifier ?? '') ? ofLong : text;
}

/** Colours that are Japanese adjectives of their own. */
const JAPANESE_COLOUR = /^(?:赤|青|白|黒|黄色|茶色)$/u;

/** The adjectives and the colour of a thing, in the words of the language; undefined where it lacks one. */
function describe({ qualities = [], colour }: Modifiers, forms: readonly CountedForm[]) {
  const adjectives = adjectivesOf({ qualities }, forms);
  const painted = colour === undefined ? '' : forms[colour]?.text;
  return adjectives === undefined || painted === undefined ? undefined : { adjectives, painted };
}

/** Japanese: 新しい赤い4tのトラック, M16のボルト, 3番ポンプ. */
export function japaneseNoun(
  noun: CountedForm,
  value: Modifiers,
  forms: readonly CountedForm[],
): CountedForm | undefined {
  if (!isModified(value)) return noun;
  const { size, code, number } = value;
  const described = describe(value, forms);
  if (described === undefined) return undefined;
  const { adjectives, painted } = described;
  const words = [
    ...adjectives.map((each) => wordBeside(each, noun)),
    painted === '' ? '' : `${painted}${JAPANESE_COLOUR.test(painted) ? 'い' : 'の'}`,
    size === undefined ? '' : `${writeSize(size, 'ja')}の`,
    code === undefined ? '' : `${code}の`,
    number === undefined ? '' : `${number}番`,
    noun.text,
  ];
  return { ...noun, text: words.join('') };
}

/** Chinese: 新的红色的4吨的卡车, M16螺栓, 3号泵. 另一 and 第一 take the measure word. */
export function chineseNoun(
  noun: CountedForm,
  value: Modifiers,
  forms: readonly CountedForm[],
): CountedForm | undefined {
  if (!isModified(value)) return noun;
  const { size, code, number } = value;
  const described = describe(value, forms);
  if (described === undefined) return undefined;
  const { adjectives, painted } = described;
  const words = [
    ...adjectives.map((each) =>
      each.text.endsWith('一') ? `${each.text}${noun.measure ?? '个'}` : wordBeside(each, noun),
    ),
    painted === '' ? '' : `${painted}的`,
    size === undefined ? '' : `${writeSize(size, 'zh')}的`,
    code ?? '',
    number === undefined ? '' : `${number}号`,
    noun.text,
  ];
  return { ...noun, text: words.join('') };
}

/** Vietnamese, everything behind: bu lông M16 mới, xe tải 4 tấn màu đỏ, máy bơm số 3. */
export function vietnameseNoun(
  noun: CountedForm,
  value: Modifiers,
  forms: readonly CountedForm[],
): CountedForm | undefined {
  if (!isModified(value)) return noun;
  const { size, code, number } = value;
  const described = describe(value, forms);
  if (described === undefined) return undefined;
  const { adjectives, painted } = described;
  const text = join(
    noun.text,
    code,
    size === undefined ? '' : writeSize(size, 'vi'),
    number === undefined ? '' : `số ${number}`,
    painted === '' ? '' : `màu ${painted}`,
    ...adjectives.map((each) => wordBeside(each, noun)).toReversed(),
  );
  return { ...noun, text };
}
