import type { Speaker } from '@genbatalk/contract';
import { TalkButton, type TalkState } from '../../../ui/talk-button';
import type { FaceToFace } from '../model/face-to-face';
import type { Side } from '../model/side';
import type { HalfWords } from '../words/half-words';

function stateOf({ talk }: Side): TalkState {
  if (talk.locked) return 'locked';
  if (talk.phase === 'opening') return 'opening';
  return talk.phase === 'open' ? 'speaking' : 'idle';
}

interface HalfTalkButtonProps {
  readonly speaker: Speaker;
  readonly side: Side;
  readonly words: HalfWords;
  readonly face: FaceToFace;
}

/** Hold to speak, on either half (F2F-07, F2F-11, F2F-14). */
export function HalfTalkButton({ speaker, side, words, face }: HalfTalkButtonProps) {
  const state = stateOf(side);
  const labels: Record<TalkState, string> = {
    idle: words.hold,
    opening: words.opening,
    speaking: words.listening,
    locked: words.tapToStop,
    disabled: words.hold,
  };
  const isHeld = state === 'opening' || state === 'speaking';
  return (
    <TalkButton
      size="bar"
      tone={speaker === 'host' ? 'onHost' : 'onGuest'}
      state={state}
      label={labels[state]}
      hint={isHeld ? words.release : undefined}
      lockLabel={words.lock}
      onPress={() => face.press(speaker)}
      onRelease={() => face.release(speaker)}
      onLock={() => face.lock(speaker)}
      onUnlock={() => face.press(speaker)}
    />
  );
}
