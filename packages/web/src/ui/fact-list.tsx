import type { ReactNode } from 'react';
import look from './fact-list.module.css';

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Something that is read out or typed: digits and letters of one width. */
  readonly isCode?: boolean;
}

/** What is known of somebody, name by value. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={look['facts']}>
      {facts.map(({ name, value, isCode = false }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-code={isCode}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
