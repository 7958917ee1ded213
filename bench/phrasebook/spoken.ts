import type { Language } from '@genbatalk/contract';
import type { SourceEntry, SourceTheme } from '@genbatalk/phrasebook';

const AROUND: Readonly<Record<Language, readonly (readonly [before: string, behind: string])[]>> = {
  ja: [
    ['えーと、', ''],
    ['すみません、', ''],
    ['', 'ね'],
  ],
  en: [
    ['um, ', ''],
    ['', ' please'],
    ['hey, ', ''],
  ],
  vi: [
    ['à, ', ''],
    ['', ' nhé'],
    ['anh ơi, ', ''],
  ],
  zh: [
    ['那个，', ''],
    ['', '啊'],
    ['师傅，', ''],
  ],
  de: [
    ['äh, ', ''],
    ['', ' bitte'],
    ['Entschuldigung, ', ''],
  ],
  fr: [
    ['euh, ', ''],
    ['', " s'il vous plaît"],
    ['excusez-moi, ', ''],
  ],
  it: [
    ['ehm, ', ''],
    ['', ' per favore'],
    ['scusi, ', ''],
  ],
};
const LANGUAGES = Object.keys(AROUND) as Language[];

/** The sentences of the entries as recognisers hand them over: no marks, no capitals, a filler or a courtesy, a slip now and then. */
export function spokenWordings(entries: readonly SourceEntry[]): (readonly [Language, string, string])[] {
  return entries.flatMap((entry, place) => {
    const language = LANGUAGES[place % LANGUAGES.length] ?? 'en';
    const wordings = [entry.text[language], ...(entry.ways[language] ?? [])];
    const wording = wordings[place % wordings.length] ?? '';
    const bare = wording.replace(/[.!！。]\s*$/u, '').toLowerCase();
    const [before, behind] = AROUND[language][place % 3] ?? ['', ''];
    const slipped = place % 5 === 0 ? withSlip(bare) : bare;
    return [
      [
        language,
        /[?？]$/u.test(bare) ? `${before}${slipped}` : `${before}${slipped}${behind}`,
        entry.id,
      ] as const,
    ];
  });
}

/** Two neighbouring letters of the longest word swapped, inside it. */
function withSlip(text: string): string {
  const longest = text.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (longest.length < 8 || !/^[a-z]+$/u.test(longest)) return text;
  const slipped = `${longest.slice(0, 4)}${longest[5]}${longest[4]}${longest.slice(6)}`;
  return text.replace(longest, slipped);
}

const VERBS =
  'bring carry move lift lower check clean open close hold cut measure paint drill weld load stack sort count cover'.split(
    ' ',
  );
const KINDS =
  'red blue green long short heavy light wide narrow round flat broken new old wet dry steel wooden plastic spare'.split(
    ' ',
  );
const THINGS =
  'beam plate panel pipe board frame bolt clamp hook cable valve hose pump crate pallet gasket bracket washer rivet girder flange sleeve'.split(
    ' ',
  );
const PLACES = 'gate shed yard dock tunnel ramp tower pit hall cabin'.split(' ');

/** A theme of made-up English sentences, for measuring at a size that the real phrasebook does not have. */
export function syntheticTheme(size: number): SourceTheme {
  const entries: SourceEntry[] = [];
  for (let at = 0; at < size; at += 1) {
    const verb = VERBS[at % VERBS.length];
    const kind = KINDS[Math.floor(at / VERBS.length) % KINDS.length];
    const thing = THINGS[Math.floor(at / (VERBS.length * KINDS.length)) % THINGS.length];
    const place = PLACES[Math.floor(at / (VERBS.length * KINDS.length * THINGS.length)) % PLACES.length];
    const text = `${verb} the ${kind} ${thing} beside the ${place}`;
    entries.push({
      id: `made-${at}`,
      critical: false,
      text: { ja: text, en: text, vi: text, zh: text, de: text, fr: text, it: text },
      ways: {},
      reviewed: {},
    });
  }
  return { theme: 'made', entries };
}
