import { sends } from '../../../test/field-bugs/contender';
import { holdScripts } from '../../../test/field-bugs/hold-scripts';

holdScripts('C7', 'the API is there and dead', [
  {
    name: 'network: the hold ends with the reason, and nothing is tried over and over',
    async play({ press, engine, clock }) {
      await press();
      engine().fail('network');
      if (engine().isOpen) engine().end();
      await clock.advance(10_000);
    },
    isGood: ({ contender, starts, engines }) =>
      contender.told.includes('network') && starts() === 1 && engines.every(({ isOpen }) => !isOpen),
  },
  {
    name: 'service-not-allowed is told as what it is',
    async play({ press, engine }) {
      await press();
      engine().fail('service-not-allowed');
    },
    isGood: ({ contender }) => contender.told.includes('unavailable'),
  },
]);

holdScripts('C8', 'the recogniser hears the device itself', [
  {
    name: 'its own words are nobody’s',
    async play({ press, release, engine, contender, clock }) {
      const end = contender.plays('lùi lại ngay');
      await press();
      engine().onspeechstart?.();
      engine().results(['lùi lại', 'interim']);
      engine().results(['lùi lại ngay', 'final']);
      await clock.advance(900);
      end();
      await release();
      engine().end();
    },
    isGood: sends(),
  },
  {
    name: 'its own words are dropped; a person who repeats them afterwards is heard',
    async play({ press, release, engine, contender, clock }) {
      const end = contender.plays('lùi lại ngay');
      await press();
      engine().onspeechstart?.();
      engine().results(['lùi lại ngay', 'final']);
      await clock.advance(900);
      end();
      await release();
      engine().end();
      await clock.advance(2_000);
      await press();
      engine().onspeechstart?.();
      engine().results(['lùi lại ngay', 'final']);
      await release();
      engine().end();
    },
    isGood: sends('lùi lại ngay'),
  },
]);

holdScripts('C9', 'two owners of the one microphone', [
  {
    name: 'whoever opens it closes it for the other first, and what was heard is kept',
    async play({ press, engine, contender }) {
      await press();
      engine().results(['một', 'final']);
      contender.recordsElsewhere();
    },
    isGood: (stage) => !stage.engine().isOpen && sends('một')(stage),
  },
]);

holdScripts('C17', 'a rule against duplicates hides what people really repeat', [
  {
    name: 'two shouts one second apart are both sent',
    async play({ press, release, engine, clock }) {
      for (const _ of [1, 2]) {
        await press();
        engine().onspeechstart?.();
        engine().results(['dừng lại', 'final']);
        await release();
        engine().end();
        await clock.advance(1_000);
      }
    },
    isGood: sends('dừng lại', 'dừng lại'),
  },
  {
    name: 'the recogniser firing again for one shout is not a second one',
    async play({ press, release, engine }) {
      await press();
      engine().results(['dừng lại', 'final']);
      engine().results(['dừng lại', 'final']);
      await release();
      engine().end();
    },
    isGood: sends('dừng lại'),
  },
]);
