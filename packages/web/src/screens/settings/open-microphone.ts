import type { OpenMicrophone } from './model/microphone-test';

/**
 * The browser's microphone with a meter on it, connected to nothing that sounds.
 * @throws DOMException `NotAllowedError` where it is denied
 */
export async function openMicrophone(): Promise<OpenMicrophone> {
  // Only secure pages have it.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) throw new DOMException('no microphone on an insecure page', 'NotFoundError');
  const stream = await devices.getUserMedia({ audio: true });
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0);
      return Math.sqrt(power / samples.length);
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    },
  };
}
