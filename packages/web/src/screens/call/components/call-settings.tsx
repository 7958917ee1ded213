import { MonitorCheck, MonitorOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionLanguage, useSessionLanguageChoice } from '../../../session/session-language';
import { AppearanceControls } from '../../../ui/appearance-controls';
import { ChoiceRow } from '../../../ui/choice-row';
import { LanguageSelect } from '../../../ui/language-select';
import { Sheet } from '../../../ui/sheet';
import { screenAwake } from '../use-wake-lock';
import { RATES, useVoiceSettings, VOLUMES } from '../voice-settings';
import look from './call-settings.module.css';

interface CallSettingsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What one changes during a call: the language (CALL-37), the voice, the look of the screen. */
export function CallSettings({ isOpen, onClose }: CallSettingsProps) {
  const { t } = useTranslation('call');
  const language = useSessionLanguage();
  const chooseLanguage = useSessionLanguageChoice((state) => state.choose);
  const { volume, rate, chooseVolume, chooseRate } = useVoiceSettings();
  const staysOn = useSyncExternalStore(screenAwake.subscribe, screenAwake.isHeld);
  return (
    <Sheet title={t('settings')} isOpen={isOpen} onClose={onClose}>
      <div className={look['content']}>
        <LanguageSelect label={t('setting.language')} value={language} onChange={chooseLanguage} />
        <ChoiceRow
          label={t('setting.volume')}
          value={volume}
          onChange={chooseVolume}
          choices={VOLUMES.map((value) => ({ value, label: t(`setting.volumes.${value}`) }))}
        />
        <ChoiceRow
          label={t('setting.rate')}
          value={rate}
          onChange={chooseRate}
          choices={RATES.map((value) => ({ value, label: t(`setting.rates.${value}`) }))}
        />
        <AppearanceControls />
        <p className={look['fact']}>
          {staysOn ? <MonitorCheck aria-hidden="true" /> : <MonitorOff aria-hidden="true" />}
          {staysOn ? t('screen.on') : t('screen.mayTurnOff')}
        </p>
      </div>
    </Sheet>
  );
}
