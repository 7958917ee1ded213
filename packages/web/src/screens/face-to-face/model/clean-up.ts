import { type Conversation, latestOfHost, shownEntries } from './conversation';
import { isListening, type Side } from './side';

/**
 * What the screen lets go of every 3 minutes (F2F-20): the sound of what is no longer on the screen, and the
 * words and notices of a side that is at rest.
 */
export function cleanUpConversation<C extends Conversation>(conversation: C): C {
  const kept = new Set([...shownEntries(conversation), latestOfHost(conversation)]);
  const entries = conversation.entries.map((entry) => {
    if (kept.has(entry) || entry.audioBase64 === undefined) return entry;
    const { audioBase64: _sound, mimeType: _type, ...silent } = entry;
    return silent;
  });
  return { ...conversation, entries };
}

export function cleanUpSide(side: Side): Side {
  return isListening(side) ? side : { ...side, interim: '', notice: null };
}
