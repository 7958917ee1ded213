import type { Language } from '@genbatalk/contract';
import { foldVietnamese } from './fold-vietnamese.js';

const VIETNAMESE_QUESTION_WORDS = [
  'ở đâu',
  'đâu rồi',
  'đâu',
  'là gì',
  'cái gì',
  'làm gì',
  'mấy giờ',
  'bao nhiêu',
  'bao lâu',
  'bao giờ',
  'khi nào',
  'lúc nào',
  'thế nào',
  'làm sao',
  'phải không',
  'được không',
  'hiểu không',
  'rõ không',
  'đúng không',
  'xong chưa',
  'sẵn sàng chưa',
  'được chưa',
  'hiểu chưa',
].map(foldVietnamese);
// có … không, đã … chưa, có … chưa: yes or no? A bare chưa or không at the end may just deny.
const VIETNAMESE_FRAMES = [
  ['có', 'không'],
  ['đã', 'chưa'],
  ['có', 'chưa'],
].map(([start = '', end = '']) => ({ start: ` ${foldVietnamese(start)} `, end: ` ${foldVietnamese(end)}` }));

// Not in コンテナに, ドレン, あいつ, 角の and the like: katakana comes here as hiragana.
const BY_WORDS: Readonly<Record<Exclude<Language, 'vi'>, RegExp>> = {
  ja: /(?:です|ます|ました|ません|でした|ましょう|ない|った|てる|いる|ある|いい|る)か(?:な|ね)?$|(?:どこ|誰|(?<!す)だれ|(?<![あこそ])いつ|(?<!変|へん|嫌|いや|妙|んて)なに(?!お)|何|どれ(?!ん)|どう(?!ろ|ぐ)|いくつ|いくら|なぜ|(?<![かの])どの|どっち|なん(?=て|で|だ|の))(?![もぞ]|でも|か(?!ら|な)|れも)/u,
  en: /^(?:what|where|when|who|which|why|how|is|are|am|do|does|did|can|could|may|shall|should|will|would|has|have you|have we)\b(?! not\b)/u,
  zh: /[吗呢]$|在?哪$|(?:什么|哪[里个些位]|谁|几[点个]|多少|多久|怎么)(?![都也])/u,
  de: /^(?:was|wo|wohin|woher|wann|wer|wie|warum|wieviel|welche[rsmn]?|ist|sind|kann|koennen|darf|duerfen|soll|sollen|muss|muessen|hast|gibt|haben sie|brauchen sie|verstehen sie|geht es)\b/u,
  fr: /^(?:où|quand|comment|combien|pourquoi|qui|quel(?:le)?s?|qu est ce|c est qui|que|est ce qu|à quelle heure|c est où|c est quoi|y a t il|avez vous|pouvez vous|êtes vous|puis je)(?= |$|e )/u,
  it: /^(?:dove|dov è|quando|come|quanto|quanti|perché|chi|che cosa|cosa|quale|che ora|che ore|a che ora)(?= |$)/u,
};

/** A word that asks, wherever it stands. Looked for only in sentences that their author wrote as questions. */
const QUESTION_WORD: Readonly<Record<Language, RegExp>> = {
  ja: /どこ|誰|だれ|いつ|なに|何|どれ|どう|いくつ|いくら|なぜ|どの|どっち|どちら|なん/u,
  en: /\b(?:what|where|when|who|whose|which|why|how)\b/iu,
  vi: /(?:^| )(?:đâu|gì|mấy|bao nhiêu|bao lâu|bao giờ|khi nào|lúc nào|nào|thế nào|làm sao|tại sao|ai)(?= |[?.,]|$)/iu,
  zh: /什么|啥|哪|谁|几|多少|多久|多长|怎么|为什么/u,
  de: /(?:^| )(?:was|wo|wohin|woher|wann|wer|wem|wen|wie|warum|wieviel|wieviele|welche[rsmn]?)(?= |[?.,]|$)/iu,
  fr: /(?:^| )(?:où|quand|comment|combien|pourquoi|qui|quoi|quel(?:le)?s?)(?= |[?.,]|$)/iu,
  it: /(?:^| )(?:dove|dov'è|quando|come|quanto|quanta|quanti|quante|perché|chi|che cosa|cosa|quale|quali|che ora|che ore)(?= |[?.,]|$)/iu,
};

/** True where a question holds a word that asks, so that it is one with its mark and without. */
export function holdsQuestionWord(wording: string, language: Language): boolean {
  return QUESTION_WORD[language].test(wording.normalize('NFC'));
}

/** Polite Japanese asks with か; without it, and without a rising mark, it states. */
const STATES_POLITELY = /(?:ます|ました|ません|です|でした)(?:よ|ね|よね)?$/u;
// いいです and だいじょうぶです are answers that are asked in the same words, only higher.
const SAID_EITHER_WAY =
  /(?:いい|結構|けっこう|だいじょうぶ|大丈夫|平気|オーケー|オッケー|ok)です(?:よ|ね|よね)?$/u;

/** True where a clause without an end mark can only state, as the language asks otherwise. */
export function statesByWords(clause: string, language: Language): boolean {
  if (language !== 'ja') return false;
  const text = clause.trim();
  return STATES_POLITELY.test(text) && !SAID_EITHER_WAY.test(text);
}

/**
 * True where a folded sentence asks by its words alone. There the question mark, which many recognisers
 * never write, may be missing; elsewhere "è pronto?" and "è pronto" stay two different sentences.
 */
export function asksByWords(folded: string, language: Language): boolean {
  if (language !== 'vi') return BY_WORDS[language].test(folded);
  return (
    VIETNAMESE_QUESTION_WORDS.some((word) => folded === word || folded.endsWith(` ${word}`)) ||
    VIETNAMESE_FRAMES.some(({ start, end }) => folded.endsWith(end) && ` ${folded}`.includes(start))
  );
}
