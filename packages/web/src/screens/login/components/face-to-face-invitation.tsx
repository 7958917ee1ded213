import { ChevronRight, Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import look from './face-to-face-invitation.module.css';

/** The way to try the product without an account. */
export function FaceToFaceInvitation() {
  const { t } = useTranslation('auth');
  return (
    <Link className={look['invitation']} to={paths.faceToFace}>
      <span className={look['icon']} aria-hidden="true">
        <Languages />
      </span>
      <span className={look['words']}>
        <strong>{t('login.faceToFace')}</strong>
        <small>{t('login.faceToFaceHint')}</small>
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
