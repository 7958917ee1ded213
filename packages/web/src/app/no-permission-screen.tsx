import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../ui/button';
import { MessageScreen } from '../ui/message-screen';
import { paths } from './paths';

export function NoPermissionScreen() {
  const { t } = useTranslation();
  return (
    <MessageScreen icon={<Lock />} title={t('noPermission.title')} text={t('noPermission.text')}>
      <Button component={Link} to={paths.channels}>
        {t('action.back')}
      </Button>
    </MessageScreen>
  );
}
