import { useTranslation } from 'react-i18next';
import { codeText } from '../../../i18n/error-text';
import { realtime } from '../../../realtime/page-realtime';
import { useConnection } from '../../../realtime/use-connection';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import look from './connection-notice.module.css';

/** ERR-20: after the last attempt, while trying goes on behind it. Nothing for what the bar says already. */
export function ConnectionNotice() {
  const { t } = useTranslation(['call', 'common']);
  const connection = useConnection();
  if (connection.kind === 'lost') {
    return (
      <div className={look['place']}>
        <Notice tone="danger" title={t('lost.title')} text={t('lost.text')}>
          <Button onClick={() => window.location.reload()}>{t('common:action.reload')}</Button>
        </Notice>
      </div>
    );
  }
  if (connection.kind === 'error') {
    return (
      <div className={look['place']}>
        <Notice tone="danger" title={t('error.title')} text={codeText(connection.code)}>
          <Button onClick={() => realtime.retryNow()}>{t('common:action.retry')}</Button>
        </Notice>
      </div>
    );
  }
  return null;
}
