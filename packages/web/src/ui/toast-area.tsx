import { lazy, Suspense, useSyncExternalStore } from 'react';

const Toasts = lazy(async () => ({ default: (await import('./toasts')).Toasts }));

const listeners = new Set<() => void>();
let isNeeded = false;

/** Brings the area into the page; the first toast does that, so that no first screen loads it. */
export function needToasts(): void {
  isNeeded = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where toasts are drawn, from the first one on. */
export function ToastArea() {
  const isHere = useSyncExternalStore(subscribe, () => isNeeded);
  return isHere ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
