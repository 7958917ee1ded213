import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/session';
import { useSessionLanguage, useSessionLanguageChoice } from '../../../session/session-language';
import { IconButton } from '../../../ui/icon-button';
import { LanguageSelect } from '../../../ui/language-select';
import { PageBar } from '../../../ui/page-bar';
import { AccountSheet } from './account-sheet';
import look from './channels-bar.module.css';

/** Who one is, the language of the session (CHAN-06), and the account. */
export function ChannelsBar() {
  const { t } = useTranslation(['channels', 'common']);
  const user = useSession((state) => state.user);
  const language = useSessionLanguage();
  const [isAccountOpen, setAccountOpen] = useState(false);
  if (user === null) return null;
  return (
    <>
      <PageBar
        title={t('common:product.name')}
        subtitle={
          <>
            {user.name}
            <span className={look['role']}>{` · ${t(`role.${user.role}`)}`}</span>
          </>
        }
      >
        <LanguageSelect
          isCompact
          label={t('sessionLanguage')}
          value={language}
          onChange={useSessionLanguageChoice.getState().choose}
        />
        <IconButton label={t('account.open')} onClick={() => setAccountOpen(true)}>
          <CircleUserRound />
        </IconButton>
      </PageBar>
      <AccountSheet user={user} isOpen={isAccountOpen} onClose={() => setAccountOpen(false)} />
    </>
  );
}
