import { Languages, Phone, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import look from './service-tiles.module.css';

/** What a leader starts from here (CHAN-08). */
export function ServiceTiles(props: {
  readonly onCallMember: () => void;
  readonly onCreateChannel: () => void;
}) {
  const { onCallMember, onCreateChannel } = props;
  const { t } = useTranslation('channels');
  return (
    <nav className={look['tiles']} aria-label={t('services')}>
      <Link className={look['tile']} to={paths.faceToFace}>
        <Languages aria-hidden="true" />
        {t('tile.faceToFace')}
      </Link>
      <button type="button" className={look['tile']} onClick={onCallMember}>
        <Phone aria-hidden="true" />
        {t('tile.memberCall')}
      </button>
      <button type="button" className={look['tile']} onClick={onCreateChannel}>
        <Plus aria-hidden="true" />
        {t('tile.createChannel')}
      </button>
    </nav>
  );
}
