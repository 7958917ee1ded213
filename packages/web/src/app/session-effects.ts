import { interfaceLanguageFor } from '@genbatalk/contract';
import { showLanguage } from '../i18n/i18n';
import { keepFirstLanguage } from '../i18n/interface-language';
import { tellAccountChange } from '../session/account-change';
import { followOtherTabs, useSession } from '../session/session';
import { useSessionLanguageChoice } from '../session/session-language';

/** Keeps language and cached data true to who is signed in, for the life of the page. */
export function followSession(): void {
  followOtherTabs();
  useSession.subscribe(({ user }, { user: before }) => {
    if (user?.id !== before?.id) {
      // What one account has seen and chosen is not for the next one on this phone.
      tellAccountChange();
      if (before !== null) useSessionLanguageChoice.getState().reset();
    }
    if (user !== null && user.language !== before?.language) {
      keepFirstLanguage(user.language);
      void showLanguage(interfaceLanguageFor(user.language));
    }
  });
}
