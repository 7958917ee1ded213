import { useEffect, useEffectEvent, useRef } from 'react';
import look from './input-level.module.css';

/** Speech is quiet on average: this much fills the meter. */
const FULL_LEVEL = 0.25;

interface InputLevelProps {
  /** Loudness now, 0 to 1. */
  readonly read: () => number;
  readonly label: string;
}

/** A bar as long as what is heard is loud, drawn past React: it changes with every frame. */
export function InputLevel({ read, label }: InputLevelProps) {
  const meter = useRef<HTMLDivElement>(null);
  const readNow = useEffectEvent(read);
  useEffect(() => {
    const element = meter.current;
    if (element === null) return;
    let frame = requestAnimationFrame(draw);
    function draw(): void {
      frame = requestAnimationFrame(draw);
      const share = Math.min(1, readNow() / FULL_LEVEL);
      element?.style.setProperty('--level', share.toFixed(3));
      element?.setAttribute('aria-valuenow', String(Math.round(share * 100)));
    }
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div
      ref={meter}
      className={look['meter']}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    />
  );
}
