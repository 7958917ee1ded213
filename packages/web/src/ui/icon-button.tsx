import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import look from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, keyof UnstyledButtonProps> {
  /** What it does, for whoever cannot see the icon. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A square of 48 px with one icon. */
export function IconButton({ label, children, className, ...others }: IconButtonProps) {
  return (
    <UnstyledButton
      {...others}
      type="button"
      aria-label={label}
      title={label}
      className={[look['button'], className].join(' ')}
    >
      {children}
    </UnstyledButton>
  );
}
