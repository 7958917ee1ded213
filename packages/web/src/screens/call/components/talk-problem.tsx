import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecogniserErrorCode } from '../../../speech/recogniser';
import { IconButton } from '../../../ui/icon-button';
import { Notice } from '../../../ui/notice';

interface TalkProblemProps {
  readonly problem: RecogniserErrorCode;
  readonly onClose: () => void;
}

/** Why nothing came of a press, and what to do (ERR-25, ERR-26, ERR-27). The field to type in is under it. */
export function TalkProblem({ problem, onClose }: TalkProblemProps) {
  const { t } = useTranslation(['call', 'common']);
  return (
    <Notice tone="warn" title={t(`problem.${problem}.title`)} text={t(`problem.${problem}.text`)}>
      <IconButton label={t('common:action.close')} onClick={onClose}>
        <X />
      </IconButton>
    </Notice>
  );
}
