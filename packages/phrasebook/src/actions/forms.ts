/** A form that lacks the first slot of its action, because it was said before: "the bolts are not {a:~participle}". */
export const WITHOUT_OBJECT = '~';
/** Behind a form with words put into it: "inf/nicht". */
const PUT_IN = '/';
/** A form with a place for any adverb. */
export const ANY_ADVERB = '+';

/** What denies stands around a verb and belongs to its form; every other adverb stands in a place of its own. */
const DENYING = /^(?:pas|plus|jamais|rien|non)(?= |$)/u;

/** Whether what is put into a form denies it. */
export function isDenying(inserted: string): boolean {
  return DENYING.test(inserted);
}

export interface ActionForm {
  readonly isApart: boolean;
  /** "lei/non" of "~lei/non ancora". */
  readonly base: string;
  /** "ancora"; empty where there is none. */
  readonly adverb: string;
}

/** The parts of a form as templates name it. */
export function partsOfForm(form: string): ActionForm {
  const isApart = form.startsWith(WITHOUT_OBJECT);
  const [plain = '', inserted] = (isApart ? form.slice(WITHOUT_OBJECT.length) : form).split(PUT_IN);
  const [first = '', ...others] = (inserted ?? '').split(' ');
  return isDenying(first)
    ? { isApart, base: `${plain}${PUT_IN}${first}`, adverb: others.join(' ') }
    : { isApart, base: plain, adverb: inserted ?? '' };
}

/** The form of a base with an adverb: "lei/non" and "ancora" make "lei/non ancora". */
export function withAdverb(base: string, adverb: string): string {
  return `${base}${base.includes(PUT_IN) ? ' ' : PUT_IN}${adverb}`;
}
