import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../i18n/error-text';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface ErrorStateProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Something could not be loaded: the fixed headline, the text of the code under it, and another try (ERR-44). */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState tone="warn" icon={<CloudOff />} title={title} text={errorText(error)}>
        <Button onClick={onRetry}>{t('action.retry')}</Button>
      </EmptyState>
    </div>
  );
}
