import type { Language, Translation, Utterance } from '@genbatalk/contract';

/**
 * How an utterance came here. `late`: after its turn had passed, or fetched for a gap. `missed`: said
 * while this client was away. `history`: said before it came.
 */
export type Arrival = 'live' | 'late' | 'missed' | 'history';

export interface LogEntry {
  readonly utterance: Utterance;
  readonly arrival: Arrival;
}

/** What was said in a channel, by rising `sequence`, each once. */
export type ConversationLog = readonly LogEntry[];

/**
 * Takes an utterance in, or merges it into the one of the same id (TALK-30, TALK-31). The order of
 * arrival does not matter: a preview never takes away what the full event brought.
 */
export function record(
  log: ConversationLog,
  utterance: Utterance,
  { arrival, isPreview }: { readonly arrival: Arrival; readonly isPreview: boolean },
): ConversationLog {
  const index = log.findIndex((entry) => entry.utterance.sequence >= utterance.sequence);
  if (index === -1) return [...log, { utterance, arrival }];
  const known = log[index];
  if (known?.utterance.id !== utterance.id) return log.toSpliced(index, 0, { utterance, arrival });
  const merged = { ...known, utterance: merge(known.utterance, utterance, isPreview) };
  return log.with(index, merged);
}

function merge(known: Utterance, next: Utterance, isPreview: boolean): Utterance {
  const translations: Utterance['translations'] = { ...known.translations };
  for (const [language, translation] of Object.entries(next.translations) as [Language, Translation][]) {
    translations[language] = better(known.translations[language], translation, isPreview);
  }
  return { ...known, ...(isPreview ? {} : next), translations };
}

/** `none` gives way to everything (TALK-43); what has sound keeps it for the same text. */
function better(known: Translation | undefined, next: Translation, isPreview: boolean): Translation {
  if (!known) return next;
  if (next.quality === 'none' && known.quality !== 'none') return known;
  if (known.quality === 'none' && next.quality !== 'none') return next;
  if (isPreview) return known;
  return next.audio === undefined && next.text === known.text ? { ...known, ...next } : next;
}

export function findById(log: ConversationLog, id: string): LogEntry | undefined {
  return log.find((entry) => entry.utterance.id === id);
}

export function hasUtterance(log: ConversationLog, senderId: string, utteranceId: string): boolean {
  return log.some(
    ({ utterance }) => utterance.senderId === senderId && utterance.utteranceId === utteranceId,
  );
}

/** What stands on the screen: an utterance that its speaker corrected is replaced by the correction (TALK-45). */
export function shownEntries(log: ConversationLog): ConversationLog {
  const corrected = new Set(
    log.flatMap(({ utterance }) =>
      utterance.corrects === undefined ? [] : [`${utterance.senderId} ${utterance.corrects}`],
    ),
  );
  if (corrected.size === 0) return log;
  return log.filter(({ utterance }) => !corrected.has(`${utterance.senderId} ${utterance.utteranceId}`));
}
