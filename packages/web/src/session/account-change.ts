type Listener = () => void;
const listeners = new Set<Listener>();

/** Runs at once whenever somebody else, or nobody, is signed in on this page. */
export function onAccountChange(listener: Listener): void {
  listeners.add(listener);
}

export function tellAccountChange(): void {
  for (const listener of listeners) listener();
}
