const largestPx = 180;
const smallestPx = 20;

/** Draws a text as large as its element's parent has room for, now and at every change of size; the answer ends that. */
export function fitText(element: HTMLElement): () => void {
  const room = element.parentElement ?? element;
  const fits = (sizePx: number): boolean => {
    element.style.fontSize = `${sizePx}px`;
    return element.offsetHeight <= room.clientHeight && element.scrollWidth <= room.clientWidth;
  };
  const fit = (): void => {
    let [low, high] = [smallestPx, largestPx];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (fits(middle)) low = middle;
      else high = middle;
    }
    fits(low);
  };
  const observer = new ResizeObserver(fit);
  observer.observe(room);
  fit();
  return () => observer.disconnect();
}
