import type { ReactNode } from 'react';
import { Link } from 'react-router';
import look from './icon-button.module.css';

interface LinkButtonProps {
  readonly to: string;
  /** Where it leads, for whoever cannot see the icon. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A square of 48 px with one icon that leads to another screen. */
export function LinkButton({ to, label, children }: LinkButtonProps) {
  return (
    <Link to={to} className={look['button']} aria-label={label} title={label}>
      {children}
    </Link>
  );
}
