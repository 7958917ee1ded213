import { useTranslation } from 'react-i18next';
import { SPEECH_OUTPUTS, useAudioSettings, VIBRATIONS } from '../../../device/audio-settings';
import { ChoiceRow } from '../../../ui/choice-row';
import { Panel } from '../../../ui/panel';
import { RATES, useVoiceSettings, VOLUMES } from '../../call/voice-settings';
import { MicrophoneCheck } from './microphone-check';
import { RecogniserSetting } from './recogniser-setting';
import { SpeakerCheck } from './speaker-check';

/** How this device speaks and listens, and whether it does (PROF-02). */
export function AudioPanel() {
  const { t } = useTranslation('settings');
  const { volume, rate, chooseVolume, chooseRate } = useVoiceSettings();
  const audio = useAudioSettings();
  return (
    <Panel title={t('audio.title')}>
      <ChoiceRow
        label={t('audio.output')}
        value={audio.output}
        onChange={audio.chooseOutput}
        choices={SPEECH_OUTPUTS.map((value) => ({ value, label: t(`audio.outputs.${value}`) }))}
      />
      <ChoiceRow
        label={t('audio.volume')}
        value={volume}
        onChange={chooseVolume}
        choices={VOLUMES.map((value) => ({ value, label: t(`audio.volumes.${value}`) }))}
      />
      <ChoiceRow
        label={t('audio.rate')}
        value={rate}
        onChange={chooseRate}
        choices={RATES.map((value) => ({ value, label: t(`audio.rates.${value}`) }))}
      />
      <SpeakerCheck />
      <RecogniserSetting />
      {'vibrate' in navigator && (
        <ChoiceRow
          label={t('audio.vibration')}
          value={audio.vibration}
          onChange={audio.chooseVibration}
          choices={VIBRATIONS.map((value) => ({ value, label: t(`audio.vibrations.${value}`) }))}
        />
      )}
      <MicrophoneCheck />
    </Panel>
  );
}
