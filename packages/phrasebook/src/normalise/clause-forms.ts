import type { Link } from './cuts.js';

const MOST_WORDS = 9;

/** "Before (you) clean it", "after checking it": as an order, "clean it". */
export function finishEnglish(clause: string, link: Link): string[] {
  if (link !== 'before' && link !== 'after') return [];
  const personal = /^(?:you|we) (\S.*)$/iu.exec(clause)?.[1];
  if (personal !== undefined) return [personal];
  const doing = /^(\p{L}{2,})ing(?= |$)(.*)$/u.exec(clause);
  if (doing === null) return [];
  const [, stem = '', rest = ''] = doing;
  const forms = [stem, `${stem}e`];
  if (/([bdgmnprt])\1$/u.test(stem)) forms.push(stem.slice(0, -1));
  return forms.map((form) => `${form}${rest}`);
}

const SEPARABLE =
  /^(ab|an|auf|aus|ein|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zurück|zurueck|hoch|runter|herunter|fest|frei|fertig)(?=\p{L}{3})/u;

/** "der Kran sich dreht": the verb from the end to each place that it could have in a main clause. */
export function finishGerman(clause: string, link: Link): string[] {
  const words = clause.split(' ');
  const verb = words.at(-1) ?? '';
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  const before = words.slice(0, -1);
  if (link === 'before' || link === 'after') {
    const doing = before[0]?.toLowerCase();
    return doing === 'sie' || doing === 'wir' || doing === 'man'
      ? [[...before.slice(1), verb].join(' ')]
      : [];
  }
  const prefix = SEPARABLE.exec(verb)?.[0];
  const placed = (at: number, finite: string, end: readonly string[]) =>
    [...before.slice(0, at), finite, ...before.slice(at), ...end].join(' ');
  return before.flatMap((_, at) => [
    ...(at + 1 < before.length ? [placed(at + 1, verb, [])] : []),
    ...(prefix === undefined ? [] : [placed(at + 1, verb.slice(prefix.length), [prefix])]),
  ]);
}

/** "machen wir Schluss" behind a clause: "wir machen Schluss". */
export function turnGerman(main: string): string[] {
  const [verb = '', ...others] = main.split(' ');
  if (others.length === 0 || others.length > MOST_WORDS) return [];
  return others.map((_, at) => [...others.slice(0, at + 1), verb, ...others.slice(at + 1)].join(' '));
}
