import { MicOff, VolumeX, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PersonState } from '../model/people';

interface StateWordProps {
  readonly state: PersonState;
  /** What is said of somebody of whom there is nothing else to say. */
  readonly presentWord: string;
}

/** What holds of a person, as an icon and a word. */
export function StateWord({ state, presentWord }: StateWordProps) {
  const { t } = useTranslation('call');
  switch (state) {
    case 'present':
      return presentWord;
    case 'speaking':
      return <strong>{t('person.speaking')}</strong>;
    case 'muted':
      return (
        <>
          <VolumeX aria-hidden="true" />
          {t('person.muted')}
        </>
      );
    case 'mic-off':
      return (
        <>
          <MicOff aria-hidden="true" />
          {t('person.micOff')}
        </>
      );
    case 'away':
      return (
        <>
          <WifiOff aria-hidden="true" />
          {t('person.away')}
        </>
      );
    default:
      return state satisfies never;
  }
}
