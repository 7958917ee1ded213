import {
  DEFAULT_GUEST_LANGUAGE,
  DEFAULT_LANGUAGE,
  type FaceToFaceTranslated,
  LANGUAGES,
  type Language,
  LIMITS,
  type Speaker,
} from '@genbatalk/contract';

/** One sentence with its translation. `id` is the utterance's. */
export interface Entry extends Omit<FaceToFaceTranslated, 'utteranceId'> {
  readonly id: string;
}

/** What two people at one phone have said, in which languages, and whose turn the screen shows. */
export interface Conversation {
  readonly hostLanguage: Language;
  readonly guestLanguage: Language;
  /** Newest last. */
  readonly entries: readonly Entry[];
  readonly active: Speaker;
}

/** F2F-06, F2F-10, F2F-13: a Japanese host, an English guest, and the guest's turn. */
export const NEW_CONVERSATION: Conversation = {
  hostLanguage: DEFAULT_LANGUAGE,
  guestLanguage: DEFAULT_GUEST_LANGUAGE,
  entries: [],
  active: 'guest',
};

/** The languages that a guest of this host may choose: all but the host's own (F2F-06). */
export function guestLanguagesFor(hostLanguage: Language): Language[] {
  return LANGUAGES.filter((language) => language !== hostLanguage);
}

export function languageOf(conversation: Conversation, speaker: Speaker): Language {
  return speaker === 'host' ? conversation.hostLanguage : conversation.guestLanguage;
}

export function otherSpeaker(speaker: Speaker): Speaker {
  return speaker === 'host' ? 'guest' : 'host';
}

export function chooseGuestLanguage(conversation: Conversation, guestLanguage: Language): Conversation {
  return guestLanguage === conversation.hostLanguage ? conversation : { ...conversation, guestLanguage };
}

/** Changes the host's language; if the guest speaks it, the two change places (F2F-10). */
export function chooseHostLanguage(conversation: Conversation, hostLanguage: Language): Conversation {
  if (hostLanguage === conversation.guestLanguage) return swapLanguages(conversation);
  return { ...conversation, hostLanguage };
}

export function swapLanguages(conversation: Conversation): Conversation {
  const { hostLanguage, guestLanguage } = conversation;
  return { ...conversation, hostLanguage: guestLanguage, guestLanguage: hostLanguage };
}

/** Adds what was translated; a repeated id replaces its entry. At most 100 are kept (F2F-18). */
export function addEntry(conversation: Conversation, entry: Entry): Conversation {
  const others = conversation.entries.filter(({ id }) => id !== entry.id);
  return { ...conversation, entries: [...others, entry].slice(-LIMITS.faceToFaceTranslations) };
}

/** The last 3, as the host half shows them (F2F-08). */
export function shownEntries({ entries }: Conversation): readonly Entry[] {
  return entries.slice(-LIMITS.faceToFaceShownEntries);
}

/** What the guest half shows: the last thing that the host said (F2F-05). */
export function latestOfHost({ entries }: Conversation): Entry | null {
  return entries.findLast(({ speaker }) => speaker === 'host') ?? null;
}
