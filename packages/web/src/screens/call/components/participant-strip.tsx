import { LANGUAGE_NAMES, type Participant } from '@genbatalk/contract';
import { HardHat } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Microphones } from '../../../conversation/microphones';
import { Face, faceToneOf } from '../../../ui/face';
import { type AbsentMember, orderParticipants, type PersonState, personStateOf } from '../model/people';
import look from './participant-strip.module.css';
import { PersonSheet } from './person-sheet';
import { StateWord } from './state-word';

interface ParticipantStripProps {
  readonly participants: readonly Participant[];
  readonly absent: readonly AbsentMember[];
  readonly selfId: string;
  readonly isLeader: boolean;
  readonly microphones: Microphones;
  /** One's own microphone, known here before the server tells. */
  readonly isSelfSpeaking: boolean;
}

/** Who is here, and above all who is speaking (CALL-11); then who could be (PRES-08). A tap shows more. */
export function ParticipantStrip(props: ParticipantStripProps) {
  const { participants, absent, selfId, isLeader, microphones, isSelfSpeaking } = props;
  const { t } = useTranslation('call');
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = participants.find(({ userId }) => userId === shownId) ?? null;
  return (
    <section className={look['people']} aria-label={t('person.list')}>
      <ul className={look['strip']}>
        {orderParticipants(participants, selfId).map((participant) => {
          const isSelf = participant.userId === selfId;
          return (
            <PersonTile
              key={participant.userId}
              participant={participant}
              isSelf={isSelf}
              state={personStateOf(participant, isSelf && isSelfSpeaking)}
              onOpen={() => setShownId(participant.userId)}
            />
          );
        })}
        {absent.map((member) => (
          <AbsentTile key={member.userId} member={member} />
        ))}
      </ul>
      <PersonSheet
        participant={shown}
        isSelf={shown?.userId === selfId}
        isLeader={isLeader}
        microphones={microphones}
        onClose={() => setShownId(null)}
      />
    </section>
  );
}

interface PersonTileProps {
  readonly participant: Participant;
  readonly isSelf: boolean;
  readonly state: PersonState;
  readonly onOpen: () => void;
}

function PersonTile({ participant, isSelf, state, onOpen }: PersonTileProps) {
  const { t } = useTranslation('call');
  const { userId, userName, language, role } = participant;
  return (
    <li>
      <button
        type="button"
        className={look['person']}
        data-state={state}
        data-user={userId}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
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
          <StateWord state={state} presentWord={LANGUAGE_NAMES[language]} />
        </span>
      </button>
    </li>
  );
}

function AbsentTile({ member }: { readonly member: AbsentMember }) {
  const { t } = useTranslation('call');
  const { userId, userName, isOnline } = member;
  return (
    <li className={look['person']} data-state="absent" data-user={userId} title={t('person.notHere')}>
      <span className={look['face']}>
        <Face name={userName} tone={faceToneOf(userId)} state="off" />
      </span>
      <span className={look['name']}>{userName}</span>
      <span className={look['state']} data-online={isOnline}>
        {t(isOnline ? 'person.online' : 'person.offline')}
      </span>
    </li>
  );
}
