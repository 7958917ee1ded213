import { sends } from '../../../test/field-bugs/contender';
import { holdScripts } from '../../../test/field-bugs/hold-scripts';

holdScripts('C1', 'Android flags interim text as final and fires finals twice', [
  {
    name: 'interim text as finals of confidence 0, then the real final twice',
    isAndroid: true,
    async play({ press, release, engine }) {
      await press();
      engine().results(['lùi', 'final', 0]);
      engine().results(['lùi lại', 'final', 0]);
      engine().results(['lùi lại', 'final', 0.91]);
      engine().results(['lùi lại', 'final', 0.91]);
      await release();
      engine().end();
    },
    isGood: sends('lùi lại'),
  },
  {
    name: 'a final of confidence 0 is all that comes',
    isAndroid: true,
    async play({ press, release, engine }) {
      await press();
      engine().results(['lùi lại', 'final', 0]);
      engine().results(['lùi lại', 'final', 0]);
      await release();
      engine().end();
    },
    isGood: sends('lùi lại'),
  },
]);

holdScripts('C2', 'Android sets resultIndex back to 0 and delivers old or cumulative finals', [
  {
    name: 'each final repeats the one before it and goes on',
    isAndroid: true,
    async play({ press, release, engine }) {
      await press();
      engine().resultsFrom(0, ['mang', 'final']);
      engine().resultsFrom(0, ['mang', 'final'], ['mang năm', 'final']);
      engine().resultsFrom(0, ['mang', 'final'], ['mang năm', 'final'], ['mang năm cây', 'final']);
      await release();
      engine().end();
    },
    isGood: sends('mang năm cây'),
  },
  {
    name: 'a session that was restarted fires the old speech again',
    isAndroid: true,
    async play({ press, release, engine, clock }) {
      await press();
      engine().results(['dừng lại', 'final']);
      engine().end();
      await clock.advance(500);
      engine().onstart?.();
      engine().results(['dừng lại', 'final']);
      await release();
      engine().end();
    },
    isGood: sends('dừng lại'),
  },
]);

holdScripts('C3', 'a real second result without interim text before it', [
  {
    name: 'two finals, each out of nothing',
    async play({ press, release, engine }) {
      await press();
      engine().resultsFrom(0, ['lên', 'final']);
      engine().resultsFrom(1, ['lên', 'final'], [' rồi dừng', 'final']);
      await release();
      engine().end();
    },
    isGood: sends('lên rồi dừng'),
  },
  {
    name: 'Android: only finals of confidence 0, the second one longer',
    isAndroid: true,
    async play({ press, release, engine }) {
      await press();
      engine().results(['dừng', 'final', 0]);
      engine().results(['dừng lại ngay', 'final', 0]);
      await release();
      engine().end();
    },
    isGood: sends('dừng lại ngay'),
  },
]);
