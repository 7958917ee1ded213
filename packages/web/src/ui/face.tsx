import look from './face.module.css';

export type FaceTone = 'host' | 'guest';
export type FaceState = 'present' | 'speaking' | 'off';

/** The sign of a name on a face: its first character, a whole one also where two code units make it. */
export function initialOf(name: string): string {
  const first = name.trim().codePointAt(0);
  return first === undefined ? '?' : String.fromCodePoint(first).toLocaleUpperCase();
}

/** One of the two tones, always the same for the same person. */
export function faceToneOf(id: string): FaceTone {
  let sum = 0;
  for (const character of id) sum += character.codePointAt(0) ?? 0;
  return sum % 2 === 0 ? 'host' : 'guest';
}

interface FaceProps {
  readonly name: string;
  readonly tone?: FaceTone;
  /** `speaking` fills the face, so that it is seen from two metres; `off` greys it. */
  readonly state?: FaceState;
}

/** A person as a round face with the first character of the name. The name itself is for the text beside it. */
export function Face({ name, tone = 'host', state = 'present' }: FaceProps) {
  return (
    <span className={look['face']} data-tone={tone} data-state={state} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}
