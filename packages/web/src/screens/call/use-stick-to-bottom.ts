import { useCallback, useEffect, useRef, useState } from 'react';

/** Closer than this to the end counts as reading the newest. */
const NEAR_PX = 24;

/**
 * Keeps a scrolled box at its end while its content grows or the box shrinks, unless the reader has
 * scrolled away from there.
 */
export function useStickToBottom() {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const scrollToEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, []);

  const onScroll = useCallback(() => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    sticks.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    setAtEnd(sticks.current);
  }, []);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (sticks.current) scrollToEnd();
    });
    if (box.current) observer.observe(box.current);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [scrollToEnd]);

  return { box, content, onScroll, isAtEnd, scrollToEnd };
}
