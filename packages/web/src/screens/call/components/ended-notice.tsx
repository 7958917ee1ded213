import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice';

/** CALL-28: the last of the others has left. */
export function EndedNotice() {
  const { t } = useTranslation('call');
  return <Notice tone="info" title={t('ended.title')} text={t('ended.text')} />;
}
