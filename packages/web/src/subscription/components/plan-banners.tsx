import { CalendarClock, CircleSlash, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { useSession } from '../../session/session';
import { formatCompanyDay } from '../company-day';
import { type PlanNotice, planNotices } from '../model/plan-notices';
import { usePlanRefusals } from '../plan-refusals';
import { useSubscriptionState } from '../queries';
import { PlanBanner } from './plan-banner';

/** How a trial and minutes that end are told; what is refused already stands above everything. */
export type BannerPlace = 'above' | 'below';

function placeOf(notice: PlanNotice): BannerPlace {
  return notice.kind === 'over' || notice.kind === 'exhausted' ? 'above' : 'below';
}

/**
 * What the plan means for whoever looks at the channels: a leader's notices, and to a worker what was refused. `above`
 * stands before the channels and holds what does not work any more, `below` what is to come.
 */
export function PlanBanners({ place }: { readonly place: BannerPlace }) {
  const role = useSession(({ user }) => user?.role);
  if (role === 'LEADER') return <LeaderBanners place={place} />;
  return role === 'WORKER' && place === 'above' ? <WorkerBanner /> : null;
}

function LeaderBanners({ place }: { readonly place: BannerPlace }) {
  const { data } = useSubscriptionState();
  if (data === undefined) return null;
  return planNotices(data)
    .filter((notice) => placeOf(notice) === place)
    .map((notice) => (
      <LeaderBanner
        key={notice.kind === 'exhausted' || notice.kind === 'nearly' ? notice.usageKind : notice.kind}
        notice={notice}
      />
    ));
}

function LeaderBanner({ notice }: { readonly notice: PlanNotice }) {
  const { t, i18n } = useTranslation('subscription');
  switch (notice.kind) {
    case 'trial':
      return (
        <PlanBanner
          tone={notice.isNear ? 'warn' : 'calm'}
          length="short"
          icon={<CalendarClock aria-hidden="true" />}
          title={t('notice.trial', { count: notice.daysLeft })}
          text={t('notice.trialText', { date: formatCompanyDay(notice.endsAt, i18n.language) })}
          way={{ label: t('notice.plans'), to: paths.subscription }}
        />
      );
    case 'over':
      return (
        <PlanBanner
          tone="warn"
          icon={<CircleSlash aria-hidden="true" />}
          title={t(`notice.over.${notice.status}`)}
          text={t('notice.overText')}
          way={
            notice.status === 'PAUSED'
              ? { label: t('notice.payment'), to: paths.adminBilling }
              : { label: t('notice.choose'), to: paths.subscription }
          }
        />
      );
    case 'exhausted':
      return (
        <PlanBanner
          tone="warn"
          icon={<CircleSlash aria-hidden="true" />}
          title={t('notice.exhausted', { kind: t(`kind.${notice.usageKind}`) })}
          text={t('notice.exhaustedText')}
          way={{ label: t('notice.choose'), to: paths.subscription }}
        />
      );
    case 'nearly':
      return (
        <PlanBanner
          tone="warn"
          length="short"
          icon={<Hourglass aria-hidden="true" />}
          title={t('notice.nearly', { kind: t(`kind.${notice.usageKind}`), count: notice.leftMinutes })}
          text={t('notice.nearlyText')}
          way={{ label: t('notice.details'), to: paths.adminBilling }}
        />
      );
    default:
      return notice satisfies never;
  }
}

function WorkerBanner() {
  const { t } = useTranslation('subscription');
  const last = usePlanRefusals((state) => state.last);
  if (last === null) return null;
  return (
    <PlanBanner
      tone="warn"
      icon={<CircleSlash aria-hidden="true" />}
      title={t(`refusal.worker.${last}`)}
      text={t('refusal.stillWorks')}
    />
  );
}
