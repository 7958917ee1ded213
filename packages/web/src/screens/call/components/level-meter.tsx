import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { player } from '../../../speech/browser-player';
import look from './level-meter.module.css';

/** Speech is quiet on average: this much fills the meter. */
const FULL_LEVEL = 0.3;

/** A line on the edge of the dock that moves with what sounds, so that one sees what one may not hear. */
export function LevelMeter({ isActive }: { readonly isActive: boolean }) {
  const { t } = useTranslation('call');
  const meter = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = meter.current;
    if (!isActive || !element) return;
    let peak = 0;
    let frame = requestAnimationFrame(draw);
    function draw(): void {
      frame = requestAnimationFrame(draw);
      if (!element) return;
      const level = player.level();
      peak = Math.max(peak, level);
      element.style.setProperty('--level', String(Math.min(1, level / FULL_LEVEL)));
      element.dataset['peak'] = peak.toFixed(3);
    }
    return () => {
      cancelAnimationFrame(frame);
      element.style.setProperty('--level', '0');
    };
  }, [isActive]);
  return (
    <div
      ref={meter}
      className={look['meter']}
      data-active={isActive}
      role="img"
      aria-label={t('audio.level')}
      aria-hidden={!isActive}
    />
  );
}
