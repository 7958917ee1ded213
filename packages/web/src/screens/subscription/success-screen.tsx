import { CircleCheck, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import look from './success-screen.module.css';
import { useActivation } from './use-activation';

/** After a purchase: waits for the plan to be active, says so, and leads on (PAY-17). */
export function SuccessScreen() {
  const { t } = useTranslation('subscription');
  const { phase, planName, waitAgain } = useActivation();
  const words = {
    waiting: { title: t('success.waiting'), text: t('success.waitingText') },
    active: { title: t('success.active', { plan: planName }), text: t('success.activeText') },
    late: { title: t('success.late'), text: t('success.lateText') },
  }[phase];
  return (
    <main className={look['screen']} aria-live="polite" aria-busy={phase === 'waiting'}>
      <EmptyState
        {...words}
        level={1}
        tone={phase === 'late' ? 'warn' : 'calm'}
        icon={phase === 'active' ? <CircleCheck /> : <Hourglass />}
      >
        {phase !== 'waiting' && (
          <div className={look['ways']}>
            {phase === 'late' && (
              <Button size="lg" onClick={waitAgain}>
                {t('success.again')}
              </Button>
            )}
            <Button
              component={Link}
              to={paths.channels}
              size="lg"
              variant={phase === 'late' ? 'default' : 'filled'}
            >
              {t('success.toChannels')}
            </Button>
            <Button component={Link} to={paths.adminBilling} size="lg" variant="default">
              {t('success.toBilling')}
            </Button>
          </div>
        )}
      </EmptyState>
    </main>
  );
}
