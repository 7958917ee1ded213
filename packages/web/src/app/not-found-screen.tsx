import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../ui/button';
import { MessageScreen } from '../ui/message-screen';
import { paths } from './paths';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <MessageScreen icon={<MapPinOff />} title={t('notFound.title')} text={t('notFound.text')}>
      <Button component={Link} to={paths.home}>
        {t('action.home')}
      </Button>
    </MessageScreen>
  );
}
