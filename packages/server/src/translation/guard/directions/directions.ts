/** Pairs of which one is never the other. */
export const OPPOSITES = [
  ['up', 'down'],
  ['left', 'right'],
  ['in', 'out'],
  ['on', 'off'],
  ['open', 'close'],
  ['start', 'stop'],
  ['before', 'after'],
  ['forward', 'back'],
] as const;
export type Direction = (typeof OPPOSITES)[number][number];

/**
 * The words of a direction in one language, as `wordsPattern` reads them. `said`: it is plainly meant, so the other
 * language must not say the opposite. `heard`: words that may answer it, and also mean other things.
 */
interface DirectionWords {
  readonly said: string;
  readonly heard?: string;
}

export interface DirectionLexicon {
  /** Words in which a direction's word means something else. */
  readonly idioms: string;
  readonly words: Readonly<Record<Direction, DirectionWords>>;
}
