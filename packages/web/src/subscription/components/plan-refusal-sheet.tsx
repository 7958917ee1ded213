import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { usePlanRefusals } from '../plan-refusals';
import look from './plan-refusal-sheet.module.css';

/**
 * The plan refused something: what failed, why, what to do and what still works. A leader is led to the plans, a
 * worker to the leader (USAGE-05, USAGE-06, DIAL-10).
 */
export function PlanRefusalSheet() {
  const { t } = useTranslation(['subscription', 'common']);
  const isLeader = useSession(({ user }) => user?.role === 'LEADER');
  const { shown, dismiss } = usePlanRefusals();
  if (shown === null) return null;
  return (
    <Sheet isOpen title={shown.title} onClose={dismiss}>
      <div className={look['content']}>
        <Notice tone="warn" title={t(`refusal.${isLeader ? 'leader' : 'worker'}.${shown.refusal}`)} />
        <p className={look['still']}>
          <ShieldCheck aria-hidden="true" />
          {t('refusal.stillWorks')}
        </p>
        <div className={look['ways']}>
          <Button variant="default" onClick={dismiss}>
            {t('common:action.close')}
          </Button>
          {isLeader && (
            <Button component={Link} to={paths.subscription} onClick={dismiss} data-autofocus>
              {t('refusal.choose')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
