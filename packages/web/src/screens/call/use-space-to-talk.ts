import { useEffect } from 'react';
import type { TalkController } from '../../speech/talk-controller';

const SPACE = ' ';

/** The space bar speaks wherever the focus is, except where space means something already. */
export function useSpaceToTalk(talk: TalkController): void {
  useEffect(() => {
    let isHeld = false;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== SPACE || event.repeat || isHeld || usesSpace(event.target)) return;
      event.preventDefault();
      isHeld = true;
      talk.send({ type: 'press' });
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key !== SPACE || !isHeld) return;
      isHeld = false;
      talk.send({ type: 'release' });
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, [talk]);
}

function usesSpace(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a, input, textarea, select, [role="dialog"]') !== null
  );
}
