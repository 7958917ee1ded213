import { useSession } from '../session/session';
import { SentenceSounds } from './sentence-sounds';

/** The page's ready sentences, from the server or from the browser's own cache of it. */
export const sentenceSounds = new SentenceSounds(async (sentence, language) => {
  const path = `/api/phrasebook/${encodeURIComponent(sentence)}/audio?language=${language}`;
  const response = await fetch(path, {
    headers: { Authorization: `Bearer ${useSession.getState().token ?? ''}` },
  });
  return response.ok ? response.arrayBuffer() : null;
});
