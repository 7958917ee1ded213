import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RECOGNISER_CHOICES, useAudioSettings } from '../../../device/audio-settings';
import { findRecognitionEngine } from '../../../speech/recognition-engine';
import { canRecord } from '../../../speech/recording/browser-microphone';
import { useServerRecognition } from '../../../speech/server-recognition';
import { ChoiceRow } from '../../../ui/choice-row';

/** Who turns one's speech into text, where there is a choice (TALK-05). */
export function RecogniserSetting() {
  const { t } = useTranslation('settings');
  const { recogniser, chooseRecogniser } = useAudioSettings();
  const { languages, refresh } = useServerRecognition();
  useEffect(() => void refresh(), [refresh]);
  const isThere = {
    auto: true,
    browser: findRecognitionEngine(globalThis) !== null,
    server: languages.length > 0 && canRecord(),
  };
  const choices = RECOGNISER_CHOICES.filter((value) => isThere[value] || value === recogniser);
  if (choices.length < 2) return null;
  return (
    <ChoiceRow
      label={t('audio.recogniser')}
      value={recogniser}
      onChange={chooseRecogniser}
      choices={choices.map((value) => ({ value, label: t(`audio.recognisers.${value}`) }))}
    />
  );
}
