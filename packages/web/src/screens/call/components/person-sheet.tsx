import { type Ack, LANGUAGE_NAMES, type Participant } from '@genbatalk/contract';
import { Mic, MicOff, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Microphones } from '../../../conversation/microphones';
import { codeText } from '../../../i18n/error-text';
import { Button } from '../../../ui/button';
import { Face, faceToneOf } from '../../../ui/face';
import { Notice } from '../../../ui/notice';
import { Sheet } from '../../../ui/sheet';
import { personStateOf } from '../model/people';
import look from './person-sheet.module.css';
import { StateWord } from './state-word';

interface PersonSheetProps {
  /** Null while closed, and when who was shown has left. */
  readonly participant: Participant | null;
  readonly isSelf: boolean;
  readonly isLeader: boolean;
  readonly microphones: Microphones;
  readonly onClose: () => void;
}

/** One person of the call: what holds of the microphone, and what a leader may do about it (CALL-24). */
export function PersonSheet({ participant, isSelf, ...props }: PersonSheetProps) {
  const { t } = useTranslation('call');
  return (
    <Sheet
      title={isSelf ? t('person.you') : (participant?.userName ?? '')}
      isOpen={participant !== null}
      onClose={props.onClose}
    >
      {participant !== null && <Person participant={participant} isSelf={isSelf} {...props} />}
    </Sheet>
  );
}

function Person({
  participant,
  isSelf,
  isLeader,
  microphones,
}: Omit<PersonSheetProps, 'participant' | 'onClose'> & { readonly participant: Participant }) {
  const { t } = useTranslation('call');
  const { userId, userName, language, role, isMuted, micEnabled } = participant;
  const { isPending, refusal, run } = useRequest();
  const toggle = () =>
    isSelf ? microphones.toggleOwn(!micEnabled) : microphones.toggleMember(userId, !micEnabled);
  return (
    <div className={look['person']}>
      <div className={look['who']}>
        <Face name={userName} tone={faceToneOf(userId)} />
        <div>
          <strong>{userName}</strong>
          <p>
            {t(`person.${role}`)} · <span lang={language}>{LANGUAGE_NAMES[language]}</span>
          </p>
        </div>
        <span className={look['state']}>
          <StateWord state={personStateOf(participant)} presentWord={t('person.micOn')} />
        </span>
      </div>
      {refusal !== null && <Notice tone="danger" title={t('control.failed')} text={refusal} />}
      {isLeader && (
        <Control
          icon={isMuted ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
          label={isMuted ? t('control.unmute') : t('control.mute')}
          hint={isMuted ? undefined : t('control.muteHint')}
          isDisabled={isPending}
          isDangerous={!isMuted}
          onClick={() => run(() => microphones.mute(userId, !isMuted))}
        />
      )}
      {(isLeader || isSelf) && (
        <Control
          icon={micEnabled ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
          label={micEnabled ? t('control.micOff') : t('control.micOn')}
          hint={micEnabled && !isSelf ? t('control.micHint') : undefined}
          isDisabled={isPending || isMuted}
          onClick={() => run(toggle)}
        />
      )}
    </div>
  );
}

interface ControlProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly hint: string | undefined;
  readonly isDisabled: boolean;
  readonly isDangerous?: boolean;
  readonly onClick: () => void;
}

function Control({ icon, label, hint, isDisabled, isDangerous = false, onClick }: ControlProps) {
  return (
    <div className={look['control']}>
      <Button
        size="lg"
        fullWidth
        variant={isDangerous ? 'danger' : 'default'}
        leftSection={icon}
        disabled={isDisabled}
        onClick={onClick}
      >
        {label}
      </Button>
      {hint !== undefined && <small>{hint}</small>}
    </div>
  );
}

/** One request at a time, and why the last one was refused. */
function useRequest() {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = (ask: () => Promise<Ack<'toggle-mic'>>) => {
    setPending(true);
    setRefusal(null);
    void ask().then((answer) => {
      setPending(false);
      if (answer.status === 'error') setRefusal(codeText(answer.code, answer.message));
    });
  };
  return { isPending, refusal, run };
}
