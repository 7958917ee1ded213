import type { RestHandlers } from '../platform/http/handlers.js';
import type { Emergencies } from './emergencies.service.js';
import type { OwnPhrases } from './own-phrases.service.js';
import type { SentenceAudio } from './sentence-audio.service.js';

interface Dependencies {
  ownPhrases: OwnPhrases;
  emergencies: Emergencies;
  sentenceAudio: SentenceAudio;
}

type Handled =
  | 'listPhrases'
  | 'addPhrase'
  | 'deletePhrase'
  | 'sentenceAudio'
  | 'listEmergencies'
  | 'acknowledgeEmergency';

export function safetyRoutes(dependencies: Dependencies): Pick<RestHandlers, Handled> {
  const { ownPhrases, emergencies, sentenceAudio } = dependencies;
  return {
    listPhrases: async ({ actor }) => ({ phrases: await ownPhrases.list(actor) }),
    addPhrase: async ({ actor, body }) => ({ phrase: await ownPhrases.add(actor, body) }),
    async deletePhrase({ actor, params }) {
      await ownPhrases.remove(actor, params.id);
      return undefined;
    },
    async sentenceAudio({ params, query, reply }) {
      const speech = await sentenceAudio(params.sentence, query.language);
      void reply.type(speech.mimeType).header('Cache-Control', 'public, max-age=604800');
      return Buffer.from(speech.audio);
    },
    listEmergencies: async ({ actor }) => ({ emergencies: await emergencies.list(actor) }),
    acknowledgeEmergency: async ({ actor, params }) => ({
      emergency: await emergencies.acknowledge(actor, params.id),
    }),
  };
}
