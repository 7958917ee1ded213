import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths';
import { useSession } from '../../../session/session';
import { useSessionLanguage, useSessionLanguageChoice } from '../../../session/session-language';
import { LanguageSelect } from '../../../ui/language-select';
import { LinkButton } from '../../../ui/link-button';
import { PageBar } from '../../../ui/page-bar';
import look from './channels-bar.module.css';

/** Who one is, the language of the session, and the way to the settings (CHAN-06). */
export function ChannelsBar() {
  const { t } = useTranslation(['channels', 'common']);
  const user = useSession((state) => state.user);
  const language = useSessionLanguage();
  const chooseLanguage = useSessionLanguageChoice((state) => state.choose);
  if (user === null) return null;
  return (
    <PageBar
      title={t('common:product.name')}
      subtitle={
        <>
          {user.name}
          <span className={look['role']}>{` · ${t(`common:role.${user.role}`)}`}</span>
        </>
      }
    >
      <LanguageSelect isCompact label={t('sessionLanguage')} value={language} onChange={chooseLanguage} />
      <LinkButton to={paths.settings} label={t('settings')}>
        <Settings />
      </LinkButton>
    </PageBar>
  );
}
