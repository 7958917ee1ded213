import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Peak of the signal that reached the loudspeaker since the last reset, 0 to 1. */
    loudspeakerPeak: number;
    /** When something was last heard, on the clock of `performance.now()`; null until then. */
    loudspeakerHeardAtMs: number | null;
  }
}

/**
 * Listens at the loudspeaker: whatever an AudioContext sends to its destination also passes an AnalyserNode of
 * ours, which is read every 20 ms. What was decoded and is not silent shows; what was only received does not.
 */
export async function listenAtLoudspeaker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.loudspeakerPeak = 0;
    window.loudspeakerHeardAtMs = null;
    const audible = 0.05;
    const analysers = new WeakMap<BaseAudioContext, AnalyserNode>();
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...target: unknown[]) => unknown;
    function analyserOf(context: BaseAudioContext): AnalyserNode {
      const known = analysers.get(context);
      if (known !== undefined) return known;
      const analyser = context.createAnalyser();
      analyser.fftSize = 2048;
      analysers.set(context, analyser);
      const samples = new Float32Array(analyser.fftSize);
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        let peak = 0;
        for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
        window.loudspeakerPeak = Math.max(window.loudspeakerPeak, peak);
        if (peak > audible) window.loudspeakerHeardAtMs = performance.now();
      }, 20);
      return analyser;
    }
    AudioNode.prototype.connect = function (this: AudioNode, ...target: unknown[]) {
      const [destination] = target;
      if (destination instanceof AudioDestinationNode) connect.call(this, analyserOf(this.context));
      return connect.apply(this, target);
    } as typeof AudioNode.prototype.connect;
  });
}

export function loudspeakerPeak(page: Page): Promise<number> {
  return page.evaluate(() => window.loudspeakerPeak);
}

/** From here on the peak is measured anew. */
export function forgetSound(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.loudspeakerPeak = 0;
  });
}
