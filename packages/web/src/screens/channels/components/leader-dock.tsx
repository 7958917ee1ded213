import { Plus, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/button';
import look from './leader-dock.module.css';

/** The leader's bar at the thumb: the crew, and one more channel (CHAN-09). */
export function LeaderDock({ onCreateChannel }: { readonly onCreateChannel: () => void }) {
  const { t } = useTranslation('channels');
  return (
    <nav className={look['dock']} aria-label={t('dock')}>
      <div className={look['inner']}>
        <Button
          component={Link}
          to={paths.adminMembers}
          variant="default"
          leftSection={<Users size={22} aria-hidden="true" />}
        >
          {t('memberAdmin')}
        </Button>
        <Button leftSection={<Plus size={22} aria-hidden="true" />} onClick={onCreateChannel}>
          {t('tile.createChannel')}
        </Button>
      </div>
    </nav>
  );
}
