import { useTranslation } from 'react-i18next';
import { errorText } from '../i18n/error-text';
import { Button } from './button';
import look from './confirm-sheet.module.css';
import { Notice } from './notice';
import { Sheet } from './sheet';

interface ConfirmSheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What will be lost. */
  readonly text: string;
  /** The verb: what the button does. */
  readonly action: string;
  readonly isPending: boolean;
  /** Why it did not work, under its fixed headline; null where it has not failed (ERR-44). */
  readonly failure: { readonly title: string; readonly error: unknown } | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is lost. Declining is the first and the larger way. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { isOpen, title, text, action, isPending, failure, onConfirm, onClose } = props;
  const { t } = useTranslation();
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <div className={look['content']}>
        <p>{text}</p>
        {failure !== null && <Notice tone="danger" title={failure.title} text={errorText(failure.error)} />}
        <div className={look['ways']}>
          <Button variant="danger" loading={isPending} onClick={onConfirm}>
            {action}
          </Button>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('action.cancel')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
