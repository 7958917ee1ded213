import { type CSSProperties, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserClock } from '../../realtime/clock';
import { HoldTimer } from '../model/hold-timer';
import look from './hold-button.module.css';

interface HoldButtonProps {
  readonly label: string;
  readonly holdingLabel: string;
  readonly onHeld: () => void;
}

/** A button that acts when it is held for a second, and shows how much of it has passed (EMRG-14). */
export function HoldButton({ label, holdingLabel, onHeld }: HoldButtonProps) {
  const held = useEffectEvent(onHeld);
  const [progress, setProgress] = useState(0);
  const timer = useRef<HoldTimer>(null);
  const frame = useRef(0);

  const stop = () => {
    cancelAnimationFrame(frame.current);
    timer.current?.release();
    setProgress(0);
  };
  const end = useEffectEvent(stop);

  useEffect(() => {
    timer.current = new HoldTimer(browserClock, () => {
      end();
      held();
    });
    const onLeave = () => end();
    window.addEventListener('blur', onLeave);
    return () => {
      window.removeEventListener('blur', onLeave);
      end();
    };
  }, []);

  const press = () => {
    timer.current?.press();
    cancelAnimationFrame(frame.current);
    const draw = () => {
      setProgress(timer.current?.progress() ?? 0);
      frame.current = requestAnimationFrame(draw);
    };
    draw();
  };
  const isKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

  return (
    <button
      type="button"
      className={look['button']}
      data-held={progress > 0}
      style={{ '--progress': progress } as CSSProperties}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        press();
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onLostPointerCapture={stop}
      onBlur={stop}
      onKeyDown={(event) => {
        if (!isKey(event)) return;
        event.preventDefault();
        if (!event.repeat) press();
      }}
      onKeyUp={(event) => {
        if (isKey(event)) stop();
      }}
    >
      <span>{progress > 0 ? holdingLabel : label}</span>
      <span className={look['passed']} aria-hidden="true">
        {holdingLabel}
      </span>
    </button>
  );
}
