import { useTranslation } from 'react-i18next';
import look from './counters.module.css';

interface CountersProps {
  readonly members: number;
  readonly pending: number;
}

/** Total members, pending invitations, and active, which is the same as the total (MEMB-01). */
export function Counters({ members, pending }: CountersProps) {
  const { t } = useTranslation('members');
  const counters = [
    { name: t('counter.members'), count: members },
    { name: t('counter.pending'), count: pending },
    { name: t('counter.active'), count: members },
  ];
  return (
    <dl className={look['counters']}>
      {counters.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
