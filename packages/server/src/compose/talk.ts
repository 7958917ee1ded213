import type { Member } from '../accounts/actor.js';
import type { CallAnnouncer } from '../calls/call-announcer.js';
import { createCalls } from '../calls/calls.service.js';
import { callEvents } from '../calls/calls.socket.js';
import { createDirectCalls } from '../calls/direct-calls.service.js';
import { directCallHandlers } from '../calls/direct-calls.socket.js';
import { createMicrophones } from '../calls/microphones.service.js';
import { microphoneHandlers } from '../calls/microphones.socket.js';
import { channelRoutes } from '../channels/channels.routes.js';
import type { Channels } from '../channels/channels.service.js';
import { createCatchUp } from '../conversation/catch-up.service.js';
import { createChannelWriter } from '../conversation/channel-writer.js';
import { createConversation } from '../conversation/conversation.service.js';
import { conversationEvents } from '../conversation/conversation.socket.js';
import { createDelivery } from '../conversation/delivery.js';
import { createRenderer } from '../conversation/renderer.js';
import { createUpkeep } from '../conversation/upkeep.js';
import { createVoice } from '../conversation/voice.service.js';
import { createFaceToFace } from '../face-to-face/face-to-face.service.js';
import { faceToFaceEvents } from '../face-to-face/face-to-face.socket.js';
import { createFaceToFaceMeter } from '../face-to-face/face-to-face-meter.service.js';
import { translateRoutes } from '../face-to-face/translate.routes.js';
import type { Tx } from '../platform/database/database.js';
import { createEngineReports } from '../platform/engines/engine-reports.js';
import { presenceRoutes } from '../presence/presence.routes.js';
import { createPresence } from '../presence/presence.service.js';
import { presenceEvents } from '../presence/presence.socket.js';
import { createEmergencies } from '../safety/emergencies.service.js';
import { createOwnPhrases } from '../safety/own-phrases.service.js';
import { createPresets } from '../safety/presets.service.js';
import { safetyRoutes } from '../safety/safety.routes.js';
import { safetyHandlers } from '../safety/safety.socket.js';
import { createSentenceAudio } from '../safety/sentence-audio.service.js';
import { recognitionRoutes } from '../speech/recognition.routes.js';
import type { Entitlements } from '../subscription/entitlements.js';
import type { Translator } from '../translation/translator.port.js';
import { type Foundation, JOB_MS, type Job } from './foundation.js';
import { composeSpeech, type SpeechEngines } from './speech.js';
import { composeTranslation } from './translation.js';

interface Surroundings {
  announcer: CallAnnouncer;
  channels: Channels;
  entitlements: Entitlements;
  speech: SpeechEngines;
  /** Engines behind the phrasebook, in their order. */
  translators: readonly Translator[];
}

/** Presence, calls, the conversation, face-to-face and safety: everything people say to each other. */
export async function composeTalk(
  foundation: Foundation,
  { announcer, channels, entitlements, speech, translators }: Surroundings,
) {
  const { clock, logger, database, limiters, publisher, nodeId } = foundation;
  const reports = createEngineReports();
  const translation = await composeTranslation(foundation, { translators, entitlements, reports });
  const { phrasebook, chain } = translation;
  const { synthesiser, recogniser, cached, siteHints } = await composeSpeech(foundation, {
    engines: speech,
    reports,
  });

  const presence = createPresence({ database, clock, publisher, nodeId });
  const calls = createCalls({ database, clock, publisher, nodeId, announcer, entitlements });
  const directCalls = createDirectCalls({ database, clock, publisher, entitlements });
  const microphones = createMicrophones({ database, publisher, announcer });

  const renderer = createRenderer({ database, clock, chain, synthesiser: cached, logger });
  const delivery = createDelivery({ clock, publisher, renderer });
  const writer = createChannelWriter({ database, clock });
  const conversation = createConversation({ database, clock, writer, delivery });
  const voice = createVoice({
    database,
    clock,
    publisher,
    logger,
    conversation,
    hintsFor: async (actor, language) => [
      ...(await translation.siteHints(actor.companyId, language)),
      ...siteHints(language),
    ],
    recogniser,
  });
  const catchUp = createCatchUp({ database, renderer });
  const forgetSpeech = cached.forget;
  const upkeep = createUpkeep({ database, clock, renderer, forgetSpeech });
  const faceToFace = createFaceToFace({ clock, chain, cachedSynthesiser: cached, synthesiser, logger });

  const faceToFaceMeter = createFaceToFaceMeter({ database, clock, entitlements });

  const presets = createPresets({ database, conversation, phrasebook });
  const emergencies = createEmergencies({ database, clock, publisher });
  const ownPhrases = createOwnPhrases({
    database,
    clock,
    entitlements,
    forgetSpeech: (text, language) => cached.forget(text, language, { pinned: true }),
  });
  const sentenceAudio = createSentenceAudio({ clock, phrasebook, synthesiser: cached });

  /** A page that has just come (back) is told what rings and which alarms are open. */
  const resume = (member: Member) => Promise.all([directCalls.resume(member), emergencies.resume(member)]);
  const jobs: readonly Job[] = [
    { name: 'presence', everyMs: JOB_MS.sweep, run: presence.sweep },
    { name: 'calls', everyMs: JOB_MS.sweep, run: calls.sweep },
    { name: 'rings', everyMs: JOB_MS.sweep, run: directCalls.sweep },
    { name: 'emergencies', everyMs: JOB_MS.sweep, run: emergencies.watch },
    { name: 'face-to-face', everyMs: JOB_MS.sweep, run: faceToFaceMeter.sweep },
    { name: 'repair', everyMs: JOB_MS.repair, run: upkeep.repair },
    { name: 'forget', everyMs: JOB_MS.forget, run: upkeep.forget },
  ];
  return {
    jobs,
    routes: {
      ...channelRoutes({ channels, calls, catchUp }),
      ...presenceRoutes(presence),
      ...safetyRoutes({ ownPhrases, emergencies, sentenceAudio }),
      ...translateRoutes(faceToFace, limiters),
      ...recognitionRoutes(recogniser),
      ...translation.routes,
    },
    handlers: {
      ...presenceEvents(presence, resume),
      ...callEvents(calls, catchUp),
      ...directCallHandlers(directCalls),
      ...microphoneHandlers(microphones),
      ...safetyHandlers(presets, emergencies),
      ...conversationEvents(conversation, voice),
      ...faceToFaceEvents(faceToFace, faceToFaceMeter, limiters),
    },
    async releaseGoneNodes(tx: Tx) {
      await presence.releaseGoneNodes(tx);
      await calls.releaseGoneNodes(tx);
    },
    announceHere: calls.announceHere,
    onClosed: (member: Member, socketId: string) =>
      Promise.all([calls.drop(member, socketId), presence.release(member, socketId)]),
    async settle() {
      await voice.close();
      await delivery.settle();
    },
  };
}
