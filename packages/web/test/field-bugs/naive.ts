import { detach } from '../../src/speech/recognition-engine';
import type { ScriptedEngine } from '../../src/speech/testing/scripted-engine';
import type { Contender, Site } from './contender';

/** The loop that every tutorial has: send what is final, restart while held, forget the rest. */
export function naive({ createEngine }: Site): Contender {
  const sent: string[] = [];
  let engine: ScriptedEngine | null = null;
  let isHeld = false;

  function open(): void {
    const opened = createEngine();
    engine = opened;
    opened.continuous = true;
    opened.interimResults = true;
    opened.onresult = ({ resultIndex, results }) => {
      for (let index = resultIndex; index < results.length; index += 1) {
        const result = results[index];
        if (result?.isFinal) sent.push(result[0]?.transcript.trim() ?? '');
      }
    };
    opened.onend = () => {
      if (isHeld) open();
    };
    opened.start();
  }

  return {
    sent,
    told: [],
    press() {
      isHeld = true;
      open();
    },
    release() {
      isHeld = false;
      if (engine === null) return;
      engine.stop();
      detach(engine);
    },
    plays: () => () => undefined,
    recordsElsewhere: () => undefined,
  };
}
