import type { Language, Translation } from '@genbatalk/contract';
import type { Clock } from '../platform/clock.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import type { Speech } from '../speech/synthesiser.port.js';
import type { TranslationResult } from '../translation/translator.port.js';
import type { Renderer } from './renderer.js';
import { toUtterance } from './utterances.mapper.js';
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

  function publish(
    event: 'voice-preview' | 'voice-translated',
    utterance: UtteranceRow,
    language: Language,
    translation: Translation,
    duration: number,
  ): void {
    publisher.toRoom(
      rooms.callLanguage(utterance.channelId, language),
      event,
      toUtterance(utterance, { [language]: translation }, duration),
      { exceptUserId: utterance.speakerId },
    );
  }

  /** The speaker sees what everyone gets, and hears none of it (TALK-40). */
  function echo(utterance: UtteranceRow, texts: Texts, duration: number): void {
    publisher.toRoom(
      rooms.user(utterance.speakerId),
      'voice-translated',
      toUtterance(utterance, { ...texts }, duration),
    );
  }

  return {
    async deliver(utterance, languages, heardAt) {
      const elapsedMs = () => Math.max(0, clock.now().getTime() - heardAt.getTime());
      const texts: Texts = {};

      function preview(language: Language, { text, quality }: TranslationResult): void {
        texts[language] = { text, quality };
        publish('voice-preview', utterance, language, { text, quality }, elapsedMs());
      }

      async function speak(language: Language, result: TranslationResult): Promise<void> {
        const speech = await renderer.speak(utterance, language, result);
        const { text, quality } = result;
        publish('voice-translated', utterance, language, { text, quality, ...sound(speech) }, elapsedMs());
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
