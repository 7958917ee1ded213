import { useLayoutEffect, useRef } from 'react';
import type { LogLine } from '../model/speech-test';
import look from './speech-log.module.css';

function clockTime(atMs: number): string {
  const at = new Date(atMs);
  const parts = [at.getHours(), at.getMinutes(), at.getSeconds()];
  const milliseconds = String(at.getMilliseconds()).padStart(3, '0');
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${milliseconds}`;
}

interface SpeechLogProps {
  readonly lines: readonly LogLine[];
  readonly label: string;
  readonly empty: string;
}

/** What the recogniser reported and when, the newest in sight. */
export function SpeechLog({ lines, label, empty }: SpeechLogProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current !== null && lines.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  if (lines.length === 0) return <p className={look['empty']}>{empty}</p>;
  return (
    // Can be reached by key, so that whoever has no mouse can read what scrolled away.
    <ol ref={list} className={look['log']} aria-label={label} tabIndex={0}>
      {lines.map(({ id, atMs, text }) => (
        <li key={id}>
          <time dateTime={new Date(atMs).toISOString()}>{clockTime(atMs)}</time>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
