import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import type { CopyState } from './use-copy';

interface CopyButtonProps {
  readonly state: CopyState;
  readonly label?: string;
  /** What is copied, where several such buttons stand on a screen. */
  readonly accessibleLabel?: string;
  readonly size?: 'sm' | 'md';
  readonly onCopy: () => void;
}

/** Copies, and says so on itself. Its width stays: the longer of the two words makes it. */
export function CopyButton({ state, label, accessibleLabel, size = 'md', onCopy }: CopyButtonProps) {
  const { t } = useTranslation();
  const isCopied = state === 'copied';
  return (
    <Button
      variant="default"
      size={size}
      leftSection={isCopied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
      aria-label={isCopied ? undefined : accessibleLabel}
      onClick={onCopy}
    >
      <span aria-live="polite">{isCopied ? t('copy.done') : (label ?? t('copy.action'))}</span>
    </Button>
  );
}
