import type { Language, Utterance } from '@genbatalk/contract';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PresetSheet } from '../../../presets/components/preset-sheet';
import type { TalkSnapshot } from '../../../speech/talk-controller';
import { Button } from '../../../ui/button';
import { TalkButton } from '../../../ui/talk-button';
import type { CallController } from '../model/call-controller';
import { talkLabelOf } from '../model/talk-label';
import { useSpaceToTalk } from '../use-space-to-talk';
import { ActionRow } from './action-row';
import { Composer } from './composer';
import look from './dock.module.css';
import { TalkProblem } from './talk-problem';

interface DockProps {
  readonly call: CallController;
  readonly talk: TalkSnapshot;
  readonly channelId: string;
  readonly language: Language;
  /** One's own words that are about to be replaced (TALK-45). */
  readonly correcting: Utterance | null;
  readonly onCorrected: () => void;
}

/** The floor of the screen: the ways to say something, and the button that one holds to speak. */
export function Dock({ call, talk, channelId, language, correcting, onCorrected }: DockProps) {
  const { t } = useTranslation('call');
  const [isWriting, setWriting] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { state, label, hint } = talkLabelOf(talk.state);
  const { locked, blockedBy } = talk.state;
  useSpaceToTalk(call.talk);

  const closeComposer = () => {
    setWriting(false);
    onCorrected();
  };
  const write = (text: string) => {
    call.session.say(text, 'typed', correcting?.utteranceId);
    if (correcting !== null) closeComposer();
  };
  const isComposing = isWriting || correcting !== null;
  return (
    <div
      className={look['dock']}
      data-writing={isComposing}
      // Where speech is not recognised at all, writing is the first way and always there.
      data-types-only={blockedBy === 'unsupported'}
    >
      {talk.problem !== null && (
        <TalkProblem problem={talk.problem} onClose={() => call.talk.forgetProblem()} />
      )}
      {correcting !== null && (
        <p className={look['correcting']}>
          {t('correcting')} <span lang={correcting.original.language}>{correcting.original.text}</span>
        </p>
      )}
      <div className={look['composer']}>
        <Composer
          key={correcting?.utteranceId ?? 'new'}
          initialText={correcting?.original.text ?? ''}
          isFocused={isComposing}
          onSend={write}
          onClose={closeComposer}
        />
      </div>
      <div className={look['actions']}>
        <ActionRow
          channelId={channelId}
          isLocked={locked}
          isLockable={blockedBy === null}
          onPresets={() => setChoosing(true)}
          onWrite={() => setWriting(true)}
          onToggleLock={() => call.talk.toggleLock()}
        />
      </div>
      {blockedBy === 'mic-off' && (
        <Button
          size="lg"
          fullWidth
          leftSection={<Mic aria-hidden="true" />}
          onClick={() => void call.microphones.toggleOwn(true)}
        >
          {t('control.micOn')}
        </Button>
      )}
      <div className={look['talk']}>
        <TalkButton
          state={state}
          label={t(label)}
          hint={hint === null ? undefined : t(hint)}
          onPress={() => call.talk.send({ type: 'press' })}
          onRelease={() => call.talk.send({ type: 'release' })}
          onLock={() => call.talk.send({ type: 'lock' })}
          onUnlock={() => call.talk.send({ type: 'press' })}
          lockLabel={t('talk.lockMark')}
        />
      </div>
      <PresetSheet
        isOpen={isChoosing}
        language={language}
        isWanted={blockedBy !== 'disconnected'}
        onSend={({ phraseKey, category, text }) => call.session.sayPreset({ phraseKey, category }, text)}
        onClose={() => setChoosing(false)}
      />
    </div>
  );
}
