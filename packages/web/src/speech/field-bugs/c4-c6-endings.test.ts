import type { Script } from '../../../test/field-bugs/contender';
import { sends } from '../../../test/field-bugs/contender';
import { holdScripts } from '../../../test/field-bugs/hold-scripts';

const late = (delayMs: number): Script => ({
  name: `the final comes ${delayMs} ms after release`,
  async play({ press, release, engine, clock }) {
    await press();
    engine().results(['lùi', 'interim']);
    await clock.advance(1_000);
    await release();
    await clock.advance(delayMs);
    engine().results(['lùi lại ngay', 'final']);
    engine().end();
  },
  isGood: sends('lùi lại ngay'),
});

const onlyInterim: Script = {
  name: 'no final ever comes: the last interim text is what was said',
  async play({ press, release, engine, clock }) {
    await press();
    engine().results(['lùi', 'interim']);
    engine().results(['lùi lại ngay', 'interim']);
    await clock.advance(1_000);
    await release();
    await clock.advance(1_600);
  },
  isGood: sends('lùi lại ngay'),
};

holdScripts('C4', 'the first or the last word is lost', [
  late(0),
  late(300),
  late(900),
  late(1_500),
  onlyInterim,
]);

holdScripts('C5', 'recognition ends on silence while the button is held', [
  {
    name: 'text on both sides of a restart is one text',
    async play({ press, release, engine, clock }) {
      await press();
      engine().results(['mang năm cây sắt', 'final']);
      engine().end();
      await clock.advance(500);
      engine().onstart?.();
      engine().onspeechstart?.();
      engine().results(['lên tầng ba', 'final']);
      await release();
      engine().end();
    },
    isGood: sends('mang năm cây sắt lên tầng ba'),
  },
  {
    name: 'an engine that ends at once is not restarted like a drum: each one beeps on Android',
    isAndroid: true,
    async play({ press, engine, clock }) {
      await press();
      for (let times = 0; times < 10; times += 1) {
        if (engine().isOpen) engine().end();
        await clock.advance(100);
      }
    },
    isGood: ({ starts }) => starts() > 1 && starts() <= 4,
  },
  {
    name: 'once released nothing is restarted',
    async play({ press, release, engine, clock }) {
      await press();
      await release();
      engine().end();
      await clock.advance(30_000);
    },
    isGood: ({ starts }) => starts() === 1,
  },
]);

holdScripts('C6', 'iOS gives no final in continuous mode and may not start at all', [
  onlyInterim,
  {
    name: 'a microphone that does not open within 2 s is explained',
    async play({ contender, clock }) {
      await contender.press();
      await clock.advance(2_000);
    },
    isGood: ({ contender }) => contender.told.includes('no-start'),
  },
]);
