import { Keyboard, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { endsRecognition, type RecogniserErrorCode } from '../../../speech/recogniser';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { Notice } from '../../../ui/notice';
import look from './talk-problem.module.css';

interface TalkProblemProps {
  readonly problem: RecogniserErrorCode;
  readonly onClose: () => void;
  readonly onType: () => void;
}

/** Why nothing came of a press, and what to do (ERR-25, ERR-26, ERR-27). Typing is always a way on. */
export function TalkProblem({ problem, onClose, onType }: TalkProblemProps) {
  const { t } = useTranslation('call');
  return (
    <Notice tone="warn" title={t(`problem.${problem}.title`)} text={t(`problem.${problem}.text`)}>
      <div className={look['ways']}>
        {endsRecognition(problem) && (
          <Button
            variant="default"
            leftSection={<Keyboard size={18} aria-hidden="true" />}
            onClick={() => {
              onClose();
              onType();
            }}
          >
            {t('problem.type')}
          </Button>
        )}
        <CloseButton onClose={onClose} />
      </div>
    </Notice>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton label={t('action.close')} onClick={onClose}>
      <X />
    </IconButton>
  );
}
