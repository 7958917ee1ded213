import type { Language } from '@genbatalk/contract';
import type { Clock } from '../../realtime/clock';
import type { LanguagePair, TranslatorApi, TranslatorInstance } from './translator-api';

/** The API was seen to hang for ever without a network, so every question has an end. */
const ASK_MS = 3_000;
const TRANSLATE_MS = 10_000;
/** A model has some 50 MB. */
const DOWNLOAD_MS = 180_000;

/** `ready`: translates at once. `downloadable`: a tap may fetch the model. `none`: not here, or not this pair. */
export type DeviceTranslation = 'ready' | 'downloadable' | 'none';

export interface DeviceTranslatorParts {
  /** Null where the browser has none. */
  readonly api: TranslatorApi | null;
  readonly clock: Clock;
}

/** The translator that some browsers carry: the last resort where the server has no translation. Never rejects. */
export class DeviceTranslator {
  readonly #parts: DeviceTranslatorParts;
  readonly #instances = new Map<string, Promise<TranslatorInstance | null>>();

  constructor(parts: DeviceTranslatorParts) {
    this.#parts = parts;
  }

  async availability(from: Language, to: Language): Promise<DeviceTranslation> {
    const { api } = this.#parts;
    if (api === null || from === to) return 'none';
    const pair = { sourceLanguage: from, targetLanguage: to };
    const answer = await this.#inTime(() => api.availability(pair), ASK_MS);
    if (answer === 'available') return 'ready';
    return answer === 'downloadable' || answer === 'downloading' ? 'downloadable' : 'none';
  }

  /**
   * The translation, or null where there is none. `mayDownload` only within a tap: a model is large, and the browser
   * refuses it otherwise.
   */
  async translate(
    text: string,
    from: Language,
    to: Language,
    options: { readonly mayDownload?: boolean } = {},
  ): Promise<string | null> {
    const { api } = this.#parts;
    if (api === null) return null;
    if (!options.mayDownload && (await this.availability(from, to)) !== 'ready') return null;
    const instance = await this.#instance(
      api,
      { sourceLanguage: from, targetLanguage: to },
      options.mayDownload ? DOWNLOAD_MS : ASK_MS,
    );
    const translated = await this.#inTime((signal) => instance?.translate(text, { signal }), TRANSLATE_MS);
    const isSame = translated?.trim() === text.trim();
    return translated === undefined || translated.trim() === '' || isSame ? null : translated;
  }

  /** One a pair; one that could not be made is asked for again. */
  async #instance(
    api: TranslatorApi,
    pair: LanguagePair,
    patienceMs: number,
  ): Promise<TranslatorInstance | null> {
    const key = `${pair.sourceLanguage} ${pair.targetLanguage}`;
    const known = this.#instances.get(key);
    if (known) return known;
    const made = this.#inTime((signal) => api.create({ ...pair, signal }), patienceMs).then(
      (instance) => instance ?? null,
    );
    this.#instances.set(key, made);
    const instance = await made;
    if (instance === null) this.#instances.delete(key);
    return instance;
  }

  /** What `work` answers, or undefined where it fails or has not answered in time. */
  async #inTime<T>(
    work: (signal: AbortSignal) => Promise<T> | undefined,
    ms: number,
  ): Promise<T | undefined> {
    const controller = new AbortController();
    let cancel = (): void => undefined;
    const late = new Promise<undefined>((resolve) => {
      cancel = this.#parts.clock.schedule(() => {
        controller.abort();
        resolve(undefined);
      }, ms);
    });
    try {
      return await Promise.race([work(controller.signal), late]);
    } catch {
      return undefined;
    } finally {
      cancel();
    }
  }
}
