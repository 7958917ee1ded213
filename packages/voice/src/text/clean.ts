/** Longer text is cut at a sentence: a translation of 1000 characters (TALK-17) can be twice as long. */
const LONGEST_CHARS = 2000;

const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0E}\u{FE0F}\u{20E3}]/gu;
/** Line ends and tabs part words; what has no shape (joiners, directions, unassigned) vanishes. */
const CONTROL = /\p{Cc}+/gu;
const SHAPELESS = /[\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;
/** espeak obeys `<tags>`, `&entities;` and `[[phonemes]]` in user text, and reads the others aloud by name. */
const MARKUP = /[<>&[\]{}|\\^_`*"«»„“”「」『』【】〈〉《》〔〕]/gu;
const REPEATED_MARK = /([\p{P}\p{S}])\1+/gu;
/** A run of one letter ("aaaaaa", 「ああああ」) says nothing more after the third. */
const REPEATED_LETTER = /(\p{L})\1{3,}/gu;

/**
 * Unicode brought into one form, before anything else looks at the text: NFKC (so decomposed Vietnamese is NFC,
 * full-width digits are digits), without emoji, control and invisible characters, at most 2000 characters.
 */
export function normalise(text: string): string {
  const composed = text
    .replace(/[©®™]/gu, ' ')
    .replace(EMOJI, ' ')
    .replace(/²/gu, '2')
    .replace(/³/gu, '3')
    .normalize('NFKC')
    .replace(CONTROL, ' ')
    .replace(SHAPELESS, '')
    .replace(/[\u2018\u2019\u02BC]/gu, "'")
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/[~\u301C\u223C]/gu, '~')
    .replace(/\u2044/gu, '/')
    .replace(/ +/g, ' ')
    .trim();
  return cut(composed);
}

/** The last step before espeak: what it would obey or read by name becomes a space, repeats are shortened. */
export function neutralise(text: string): string {
  return text
    .replace(MARKUP, ' ')
    .replace(/ +(?=[!?.,;:])/gu, '')
    .replace(REPEATED_MARK, '$1')
    .replace(REPEATED_LETTER, '$1$1$1')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Whether anything in the text can be spoken. espeak answers 10 ms of silence for punctuation alone. */
export function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function cut(text: string): string {
  if (text.length <= LONGEST_CHARS) return text;
  // By code points, so that no surrogate pair is halved.
  const head = Array.from(text.slice(0, LONGEST_CHARS + 1))
    .slice(0, -1)
    .join('');
  const end = Math.max(
    ...['。', '. ', '! ', '? ', '！', '？', '，', '、', ' '].map((mark) => head.lastIndexOf(mark)),
  );
  return end > LONGEST_CHARS / 2 ? head.slice(0, end + 1) : head;
}
