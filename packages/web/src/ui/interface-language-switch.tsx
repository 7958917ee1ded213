import { INTERFACE_LANGUAGES, LANGUAGE_NAMES } from '@genbatalk/contract';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../i18n/i18n';
import look from './interface-language-switch.module.css';

/** The four languages of the interface side by side, each in its own script: one tap, nothing to open. */
export function InterfaceLanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <div className={look['switch']} role="group" aria-label={t('language.interface')}>
      {INTERFACE_LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => void chooseLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  );
}
