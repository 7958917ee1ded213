import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { paths } from './paths';

export function NoPermissionScreen() {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<Lock />} title={t('noPermission.title')} text={t('noPermission.text')}>
      <Button component={Link} to={paths.channels}>
        {t('action.back')}
      </Button>
    </EmptyState>
  );
}
