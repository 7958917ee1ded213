import { useTranslation } from 'react-i18next';
import type { TalkSnapshot } from '../../../speech/talk-controller';
import { TalkButton } from '../../../ui/talk-button';
import type { CallController } from '../model/call-controller';
import { talkLabelOf } from '../model/talk-label';
import { useSpaceToTalk } from '../use-space-to-talk';
import { Composer } from './composer';
import look from './dock.module.css';
import { TalkProblem } from './talk-problem';

interface DockProps {
  readonly call: CallController;
  readonly talk: TalkSnapshot;
}

/** The floor of the screen: writing, and the button that one holds to speak. */
export function Dock({ call, talk }: DockProps) {
  const { t } = useTranslation('call');
  const { state, label, hint } = talkLabelOf(talk.state);
  useSpaceToTalk(call.talk);
  return (
    <div className={look['dock']}>
      {talk.problem !== null && (
        <TalkProblem problem={talk.problem} onClose={() => call.talk.forgetProblem()} />
      )}
      <Composer onSend={(text) => call.session.say(text, 'typed')} />
      <div className={look['talk']}>
        <TalkButton
          state={state}
          label={t(label)}
          hint={hint === null ? undefined : t(hint)}
          onPress={() => call.talk.send({ type: 'press' })}
          onRelease={() => call.talk.send({ type: 'release' })}
        />
      </div>
    </div>
  );
}
