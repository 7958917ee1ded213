import type { Language, Translation } from '@genbatalk/contract';
import type { Clock } from '../platform/clock.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import type { Speech } from '../speech/synthesiser.port.js';
import type { TranslationResult } from '../translation/translator.port.js';
import type { Renderer } from './renderer.js';
import { toTranslation, toUtterance } from './utterances.mapper.js';
import type { UtteranceRow } from './utterances.repository.js';

export interface Delivery {
  /**
   * Translates into every language present and sends previews; resolves with the milliseconds since `heardAt`
   * once all are out. Speech follows by itself.
   */
  deliver(utterance: UtteranceRow, languages: readonly Language[], heardAt: Date): Promise<number>;
  /** Waits for speech that is still under way, at shutdown. */
  settle(): Promise<void>;
}

interface Dependencies {
  clock: Clock;
  publisher: Publisher;
  renderer: Renderer;
}

type Texts = Partial<Record<Language, Translation>>;

export function createDelivery({ clock, publisher, renderer }: Dependencies): Delivery {
  const underWay = new Set<Promise<void>>();

  function previewTo(
    utterance: UtteranceRow,
    language: Language,
    translation: Translation,
    duration: number,
  ): void {
    publisher.toRoom(
      rooms.callLanguage(utterance.channelId, language),
      'voice-preview',
      toUtterance(utterance, { [language]: translation }, duration),
      { exceptUserId: utterance.speakerId },
    );
  }

  /** `voice-translated`, or for a preset `preset-phrase-received` with its key (PRESET-03). */
  function publish(
    room: string,
    utterance: UtteranceRow,
    texts: Texts,
    duration: number,
    exceptUserId?: string,
  ): void {
    const options = exceptUserId === undefined ? {} : { exceptUserId };
    const payload = toUtterance(utterance, texts, duration);
    const { phraseKey, category } = utterance;
    if (phraseKey === null || category === null) publisher.toRoom(room, 'voice-translated', payload, options);
    else publisher.toRoom(room, 'preset-phrase-received', { ...payload, phraseKey, category }, options);
  }

  /** The speaker sees what everyone gets, and hears none of it (TALK-40). */
  function echo(utterance: UtteranceRow, texts: Texts, duration: number): void {
    publish(rooms.user(utterance.speakerId), utterance, { ...texts }, duration);
  }

  return {
    async deliver(utterance, languages, heardAt) {
      const elapsedMs = () => Math.max(0, clock.now().getTime() - heardAt.getTime());
      const texts: Texts = {};

      function preview(language: Language, result: TranslationResult): void {
        const translation = toTranslation(result);
        texts[language] = translation;
        previewTo(utterance, language, translation, elapsedMs());
      }

      async function speak(language: Language, result: TranslationResult): Promise<void> {
        const speech = await renderer.speak(utterance, language, result);
        const room = rooms.callLanguage(utterance.channelId, language);
        const spoken = { [language]: { ...toTranslation(result), ...sound(speech) } };
        publish(room, utterance, spoken, elapsedMs(), utterance.speakerId);
      }

      async function finish(
        language: Language,
        result: TranslationResult,
        late?: Promise<TranslationResult>,
      ) {
        if (late === undefined) return speak(language, result);
        const arrived = await late;
        preview(language, arrived);
        echo(utterance, texts, elapsedMs());
        return speak(language, arrived);
      }

      await Promise.all(
        languages.map(async (language) => {
          const { result, late } = await renderer.translate(utterance, language);
          preview(language, result);
          const finishing = finish(language, result, late).finally(() => underWay.delete(finishing));
          underWay.add(finishing);
        }),
      );
      const duration = elapsedMs();
      echo(utterance, texts, duration);
      return duration;
    },

    async settle() {
      await Promise.allSettled(underWay);
    },
  };
}

function sound(speech: Speech | undefined): Pick<Translation, 'audio' | 'mimeType' | 'durationMs'> {
  if (speech === undefined) return {};
  return {
    audio: Buffer.from(speech.audio).toString('base64'),
    mimeType: speech.mimeType,
    durationMs: speech.durationMs,
  };
}
