import type { User } from '@genbatalk/contract';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../../session/sign-out';
import { AppearanceControls } from '../../../ui/appearance-controls';
import { Button } from '../../../ui/button';
import { Face, faceToneOf } from '../../../ui/face';
import { Sheet } from '../../../ui/sheet';
import look from './account-sheet.module.css';

interface AccountSheetProps {
  readonly user: User;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Who is signed in here, how the screen looks, and the way out. */
export function AccountSheet({ user, isOpen, onClose }: AccountSheetProps) {
  const { t } = useTranslation('channels');
  return (
    <Sheet title={t('account.open')} isOpen={isOpen} onClose={onClose}>
      <div className={look['content']}>
        <div className={look['who']}>
          <Face name={user.name} tone={faceToneOf(user.id)} />
          <div>
            <strong>{user.name}</strong>
            <small>{user.email ?? t(`role.${user.role}`)}</small>
          </div>
        </div>
        <AppearanceControls />
        <Button
          variant="default"
          fullWidth
          leftSection={<LogOut size={20} aria-hidden="true" />}
          onClick={() => void signOut()}
        >
          {t('account.signOut')}
        </Button>
      </div>
    </Sheet>
  );
}
