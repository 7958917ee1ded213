import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTalkKey, stepTalkPress, type TalkHold, type TalkInput } from './talk-press';

interface TalkPressOptions {
  readonly enabled: boolean;
  /** A locked button is ended by the next tap, and held by nothing. */
  readonly isLocked: boolean;
  readonly onUnlock?: (() => void) | undefined;
  readonly onPress: () => void;
  readonly onRelease: () => void;
  /** Present where the button can be locked hands-free. */
  readonly onLock?: (() => void) | undefined;
  /** Whether a point of the screen lies on the lock mark. */
  readonly isOverLock: (x: number, y: number) => boolean;
}

/** Connects the talk button's pointers, keys and abandonments to the model in talk-press.ts. */
export function useTalkPress(options: TalkPressOptions) {
  const { enabled, isLocked, onUnlock, onPress, onRelease, onLock, isOverLock } = options;
  const hold = useRef<TalkHold>(null);
  const [isHeld, setHeld] = useState(false);
  const [isOnLock, setOnLock] = useState(false);

  const take = (input: TalkInput) => {
    const step = stepTalkPress(hold.current, input);
    hold.current = step.hold;
    setHeld(step.hold !== null);
    if (step.hold === null) setOnLock(false);
    if (step.effect === 'press') onPress();
    if (step.effect === 'release') onRelease();
    if (step.effect === 'lock') onLock?.();
  };
  const abandon = useEffectEvent(() => take({ type: 'abandoned' }));

  useEffect(() => {
    const onHidden = () => {
      if (document.hidden) abandon();
    };
    const onBlur = () => abandon();
    window.addEventListener('blur', onBlur);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('blur', onBlur);
      document.removeEventListener('visibilitychange', onHidden);
      abandon();
    };
  }, []);

  useEffect(() => {
    if (!enabled) abandon();
  }, [enabled]);

  const overLock = (event: PointerEvent) => onLock !== undefined && isOverLock(event.clientX, event.clientY);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // Not on click: letting go on the lock mark is followed by one, which would end the lock at once.
      if (isLocked) onUnlock?.();
      if (!enabled) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      take({ type: 'pointer-down', pointerId: event.pointerId, atMs: event.timeStamp });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (hold.current?.by === 'pointer') setOnLock(overLock(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      take({
        type: 'pointer-up',
        pointerId: event.pointerId,
        atMs: event.timeStamp,
        overLock: overLock(event),
      });
    },
    onPointerCancel: (event: PointerEvent) => take({ type: 'pointer-lost', pointerId: event.pointerId }),
    onLostPointerCapture: (event: PointerEvent) => take({ type: 'pointer-lost', pointerId: event.pointerId }),
    onKeyDown(event: KeyboardEvent) {
      if (!isTalkKey(event.key)) return;
      event.preventDefault();
      if (isLocked && !event.repeat) onUnlock?.();
      if (enabled) take({ type: 'key-down', key: event.key, repeat: event.repeat });
    },
    onKeyUp(event: KeyboardEvent) {
      if (!isTalkKey(event.key)) return;
      event.preventDefault();
      take({ type: 'key-up', key: event.key });
    },
    onBlur: () => take({ type: 'abandoned' }),
  };
  return { isHeld, isOnLock, handlers };
}
