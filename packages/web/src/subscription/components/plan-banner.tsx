import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button';
import look from './plan-banner.module.css';

interface PlanBannerProps {
  readonly tone: 'calm' | 'warn';
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Long words have the width of a phone to themselves, with the way on under them. */
  readonly length?: 'short' | 'long';
  /** Read out at once: for what somebody has just tried. */
  readonly isAlert?: boolean;
  /** The way on, where the reader has one. */
  readonly way?: { readonly label: string; readonly to: string };
}

/** What there is to know of the plan, in its place on a screen; read out, but not as an alarm. */
export function PlanBanner({
  tone,
  icon,
  title,
  text,
  length = 'long',
  isAlert = false,
  way,
}: PlanBannerProps) {
  return (
    <div className={look['banner']} data-tone={tone} data-length={length} role={isAlert ? 'alert' : 'status'}>
      {icon}
      <p className={look['words']}>
        <strong>{title}</strong>
        {text}
      </p>
      {way !== undefined && (
        <Button component={Link} to={way.to} size="sm" variant="default" className={look['way'] ?? ''}>
          {way.label}
        </Button>
      )}
    </div>
  );
}
