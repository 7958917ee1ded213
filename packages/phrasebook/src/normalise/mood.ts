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

const BY_WORDS: Readonly<Record<Exclude<Language, 'vi'>, RegExp>> = {
  ja: /(?:です|ます|ました|ません|でした|ましょう|ない|った|てる|いる|ある|いい|る)か(?:な|ね)?$|(?:どこ|誰|だれ|いつ|なに|何|どれ|どう|いくつ|いくら|なぜ|どの|どっち|なん(?=て|で|だ|の))(?![もぞ]|でも|か(?!ら|な)|れも)/u,
  en: /^(?:what|where|when|who|which|why|how|is|are|am|do|does|did|can|could|may|shall|should|will|would|has|have you|have we)\b(?! not\b)/u,
  zh: /[吗呢]$|在?哪$|(?:什么|哪[里个些位]|谁|几[点个]|多少|多久|怎么)(?![都也])/u,
  de: /^(?:was|wo|wohin|woher|wann|wer|wie|warum|wieviel|welche[rsmn]?|ist|sind|kann|koennen|darf|duerfen|soll|sollen|muss|muessen|hast|gibt|haben sie|brauchen sie|verstehen sie|geht es)\b/u,
  fr: /^(?:où|quand|comment|combien|pourquoi|qui|quel(?:le)?s?|qu est ce|c est qui|que|est ce qu|à quelle heure|c est où|c est quoi|y a t il|avez vous|pouvez vous|êtes vous|puis je)(?= |$|e )/u,
  it: /^(?:dove|dov è|quando|come|quanto|quanti|perché|chi|che cosa|cosa|quale|che ora|che ore|a che ora)(?= |$)/u,
};

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
