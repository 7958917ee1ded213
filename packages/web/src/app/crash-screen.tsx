import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { MessageScreen } from '../ui/message-screen';

export function CrashScreen() {
  const { t } = useTranslation();
  return (
    <MessageScreen tone="warn" icon={<TriangleAlert />} title={t('crash.title')} text={t('crash.text')}>
      <Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>
    </MessageScreen>
  );
}
