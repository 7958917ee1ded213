import { useCallback, useEffect, useRef, useState } from 'react';

/** Closer than this to the end counts as reading the newest. */
const NEAR_PX = 24;

/**
 * Keeps a scrolled box at its end while its content grows or the box shrinks, until the reader scrolls
 * back. `newest` names what stands last, so that the reader is told of something new.
 */
export function useStickToBottom(newest: string) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const lastTop = useRef(0);
  /** What stood last when the reader left the end; null while there. */
  const [leftAt, setLeftAt] = useState<string | null>(null);

  const scrollToEnd = useCallback(() => {
    sticks.current = true;
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, []);

  /** Reads on from a row, though there is more below it. */
  const showFrom = useCallback((row: Element) => {
    sticks.current = false;
    row.scrollIntoView({ block: 'start' });
  }, []);

  const onScroll = useCallback(() => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    const isNearEnd = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    // Content that grew since an own scrolling is not the reader's doing; going up is.
    if (isNearEnd) sticks.current = true;
    else if (scrollTop < lastTop.current) sticks.current = false;
    lastTop.current = scrollTop;
    setLeftAt((before) => (sticks.current ? null : (before ?? newest)));
  }, [newest]);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (sticks.current) scrollToEnd();
    });
    if (box.current) observer.observe(box.current);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [scrollToEnd]);

  const isAtEnd = leftAt === null;
  return { box, content, onScroll, isAtEnd, hasNews: !isAtEnd && leftAt !== newest, scrollToEnd, showFrom };
}
