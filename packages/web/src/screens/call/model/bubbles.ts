import { type Language, PRESETS, type Quality, type Utterance } from '@genbatalk/contract';
import { type Arrival, type ConversationLog, shownEntries } from '../../../conversation/conversation-log';
import type { OutboxItem } from '../../../conversation/outbox';

export interface Headline {
  readonly text: string;
  /** The language that `text` really is in. */
  readonly language: Language;
  readonly quality: Quality;
  /** Confirmed by native speakers (QUAL-12). */
  readonly reviewed?: true | undefined;
}

export interface LanguageText extends Headline {
  /** The language of the listeners who got it; without a translation `text` is not in it. */
  readonly listenerLanguage: Language;
}

export type Row =
  | {
      readonly kind: 'heard';
      readonly utterance: Utterance;
      readonly headline: Headline;
      readonly arrival: Arrival;
    }
  /** `received`: what the others got, by language; empty until the first translation is out. */
  | {
      readonly kind: 'own';
      readonly utterance: Utterance;
      readonly quality: Quality | null;
      readonly received: readonly LanguageText[];
    }
  | { readonly kind: 'unsent'; readonly item: OutboxItem }
  /** Where what was said in one's absence begins. */
  | { readonly kind: 'missed'; readonly utterances: readonly Utterance[] };

/** From what one must trust least to what one can trust most. */
const TRUST: readonly Quality[] = [
  'none',
  'partial',
  'doubtful',
  'machine',
  'company',
  'phrasebook',
  'original',
];

/** What a reader of `language` is shown large: the translation, else the original, marked as such. */
export function headlineOf({ original, translations }: Utterance, language: Language): Headline {
  const translation = translations[language];
  if (translation) {
    const isUntranslated = translation.quality === 'none';
    return {
      text: translation.text,
      language: isUntranslated ? original.language : language,
      quality: translation.quality,
      reviewed: translation.reviewed,
    };
  }
  return { ...original, quality: original.language === language ? 'original' : 'none' };
}

const SAFETY_PRESETS: readonly string[] = PRESETS.safety;

/** Whether it is a safety-critical sentence, to be seen as one from afar (QUAL-09). */
export function isCritical({ translations, phraseKey }: Utterance): boolean {
  const isSafetyPreset = phraseKey !== undefined && SAFETY_PRESETS.includes(phraseKey);
  return isSafetyPreset || Object.values(translations).some(({ critical }) => critical === true);
}

/** Whether there is something to listen to: what is not translated has no voice that the listener knows. */
export function isHearable(utterance: Utterance, language: Language): boolean {
  return headlineOf(utterance, language).quality !== 'none';
}

/** The rows of the conversation for one reader, top to bottom. */
export function rowsOf(
  log: ConversationLog,
  outbox: readonly OutboxItem[],
  reader: { readonly userId: string; readonly language: Language },
): readonly Row[] {
  const rows: Row[] = [];
  const entries = shownEntries(log);
  entries.forEach(({ utterance, arrival }, index) => {
    const beginsMissed = arrival === 'missed' && entries[index - 1]?.arrival !== 'missed';
    if (beginsMissed)
      rows.push({ kind: 'missed', utterances: missedFrom(entries.slice(index), reader.userId) });
    rows.push(
      utterance.senderId === reader.userId
        ? ownRow(utterance)
        : { kind: 'heard', utterance, headline: headlineOf(utterance, reader.language), arrival },
    );
  });
  return [...rows, ...outbox.map((item): Row => ({ kind: 'unsent', item }))];
}

function missedFrom(entries: ConversationLog, selfId: string): readonly Utterance[] {
  const end = entries.findIndex(({ arrival }) => arrival !== 'missed');
  return entries
    .slice(0, end === -1 ? undefined : end)
    .map(({ utterance }) => utterance)
    .filter(({ senderId }) => senderId !== selfId);
}

function ownRow(utterance: Utterance): Row {
  const received = (Object.keys(utterance.translations) as Language[]).map((listenerLanguage) => ({
    ...headlineOf(utterance, listenerLanguage),
    listenerLanguage,
  }));
  const qualities = new Set(received.map(({ quality }) => quality));
  return {
    kind: 'own',
    utterance,
    received,
    quality: TRUST.find((quality) => qualities.has(quality)) ?? null,
  };
}
