import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../app/paths';
import { realtime } from '../realtime/page-realtime';
import { useSession } from '../session/session';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import look from './replaced-screen.module.css';

/** PRES-06: another tab or device took over. What the browser keeps stays as it is. */
export function ReplacedScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toLogin = () => {
    useSession.getState().forget();
    void navigate(paths.login);
  };
  return (
    <main className={look['screen']} role="alert">
      <EmptyState
        tone="warn"
        icon={<MonitorSmartphone />}
        title={t('replaced.title')}
        text={t('replaced.text')}
      >
        <div className={look['ways']}>
          <Button size="lg" fullWidth onClick={() => realtime.takeOver()}>
            {t('replaced.useHere')}
          </Button>
          <Button size="lg" fullWidth variant="default" onClick={toLogin}>
            {t('replaced.toLogin')}
          </Button>
        </div>
      </EmptyState>
    </main>
  );
}
