import { LANGUAGE_NAMES, type Participant } from '@genbatalk/contract';
import { HardHat, MicOff, VolumeX, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Face, faceToneOf } from '../../../ui/face';
import { orderParticipants, type PersonState, personStateOf } from '../model/people';
import look from './participant-strip.module.css';

interface ParticipantStripProps {
  readonly participants: readonly Participant[];
  readonly selfId: string;
  /** One's own microphone, known here before the server tells. */
  readonly isSelfSpeaking: boolean;
}

/** Who is here, and above all who is speaking (CALL-11, PRES-08). */
export function ParticipantStrip({ participants, selfId, isSelfSpeaking }: ParticipantStripProps) {
  const { t } = useTranslation('call');
  return (
    <ul className={look['strip']} aria-label={t('person.list')}>
      {orderParticipants(participants, selfId).map((participant) => {
        const isSelf = participant.userId === selfId;
        return (
          <PersonTile
            key={participant.userId}
            participant={participant}
            isSelf={isSelf}
            state={personStateOf(participant, isSelf && isSelfSpeaking)}
          />
        );
      })}
    </ul>
  );
}

interface PersonTileProps {
  readonly participant: Participant;
  readonly isSelf: boolean;
  readonly state: PersonState;
}

function PersonTile({ participant, isSelf, state }: PersonTileProps) {
  const { t } = useTranslation('call');
  const { userId, userName, language, role } = participant;
  return (
    <li className={look['person']} data-state={state} data-user={userId}>
      <span className={look['face']}>
        <Face
          name={userName}
          tone={faceToneOf(userId)}
          state={state === 'present' ? 'present' : state === 'speaking' ? 'speaking' : 'off'}
        />
        {role === 'LEADER' && (
          <span className={look['leader']} role="img" aria-label={t('person.LEADER')}>
            <HardHat />
          </span>
        )}
      </span>
      <span className={look['name']}>{isSelf ? t('person.you') : userName}</span>
      <span className={look['state']}>
        <StateWord state={state} languageName={LANGUAGE_NAMES[language]} />
      </span>
    </li>
  );
}

function StateWord({ state, languageName }: { readonly state: PersonState; readonly languageName: string }) {
  const { t } = useTranslation('call');
  switch (state) {
    case 'present':
      return languageName;
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
