import type { ComponentProps } from 'react';
import { EmptyState } from './empty-state';
import look from './message-screen.module.css';

/** A screen that has one thing to say, and the way on. */
export function MessageScreen(props: Omit<ComponentProps<typeof EmptyState>, 'level'>) {
  return (
    <main className={look['screen']}>
      <EmptyState {...props} level={1} />
    </main>
  );
}
