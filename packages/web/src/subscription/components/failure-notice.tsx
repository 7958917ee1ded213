import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error';
import { paths } from '../../app/paths';
import { errorText } from '../../i18n/error-text';
import { useSession } from '../../session/session';
import { Notice } from '../../ui/notice';
import { planRefusalOf } from '../model/plan-refusal';
import { PlanBanner } from './plan-banner';

/**
 * Why a form was refused, in the form: the fixed headline and the text of the code; where the plan is why, what to do
 * and the way there (ERR-44, PLAN-19, PLAN-20).
 */
export function FailureNotice({ title, error }: { readonly title: string; readonly error: unknown }) {
  const { t } = useTranslation('subscription');
  const isLeader = useSession(({ user }) => user?.role === 'LEADER');
  const refusal = error instanceof ApiError ? planRefusalOf(error.code) : undefined;
  if (refusal === undefined) return <Notice tone="danger" title={title} text={errorText(error)} />;
  return (
    <PlanBanner
      tone="warn"
      isAlert
      icon={<TriangleAlert aria-hidden="true" />}
      title={title}
      text={t(`refusal.${isLeader ? 'leader' : 'worker'}.${refusal}`)}
      {...(isLeader ? { way: { label: t('refusal.choose'), to: paths.subscription } } : {})}
    />
  );
}
