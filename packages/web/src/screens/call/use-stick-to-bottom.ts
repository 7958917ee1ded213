import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Closer than this to the end counts as reading the newest. */
const NEAR_PX = 80;

/**
 * Keeps a scrolled box at its end while new rows come, unless the reader has scrolled up; `newest`
 * changes when there is something new.
 */
export function useStickToBottom(newest: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  const scrollToEnd = useCallback(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    setAtEnd(true);
  }, []);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (element) setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX);
  }, []);

  useLayoutEffect(() => {
    if (isAtEnd) scrollToEnd();
  }, [newest, isAtEnd, scrollToEnd]);

  // The dock grows with notices and long texts, and would cover the newest row.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isAtEnd) return;
    const observer = new ResizeObserver(scrollToEnd);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAtEnd, scrollToEnd]);

  return { box, onScroll, isAtEnd, scrollToEnd };
}
