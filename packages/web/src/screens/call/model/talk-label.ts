import type { TalkBlock, TalkState } from '../../../speech/push-to-talk';

type LabelKey =
  | `talk.${'idle' | 'opening' | 'speaking' | 'locked' | 'paused' | 'closing'}`
  | `talk.blocked.${TalkBlock}`;
type HintKey =
  | `talk.${'idleHint' | 'openingHint' | 'speakingHint' | 'lockedHint'}`
  | `talk.blockedHint.${TalkBlock}`;

export interface TalkLabel {
  readonly state: 'idle' | 'opening' | 'speaking' | 'locked' | 'disabled';
  readonly label: LabelKey;
  readonly hint: HintKey | null;
}

/** What the talk button says, and in the namespace `call` why it does not work where it does not. */
export function talkLabelOf({ phase, locked, blockedBy }: TalkState): TalkLabel {
  if (blockedBy !== null) {
    return { state: 'disabled', label: `talk.blocked.${blockedBy}`, hint: `talk.blockedHint.${blockedBy}` };
  }
  switch (phase) {
    case 'idle':
      return { state: 'idle', label: 'talk.idle', hint: 'talk.idleHint' };
    case 'opening':
      if (locked) return { state: 'locked', label: 'talk.opening', hint: 'talk.lockedHint' };
      return { state: 'opening', label: 'talk.opening', hint: 'talk.openingHint' };
    case 'open':
      return locked
        ? { state: 'locked', label: 'talk.locked', hint: 'talk.lockedHint' }
        : { state: 'speaking', label: 'talk.speaking', hint: 'talk.speakingHint' };
    case 'paused':
      return { state: 'locked', label: 'talk.paused', hint: 'talk.lockedHint' };
    case 'closing':
      return { state: 'idle', label: 'talk.closing', hint: null };
    default:
      return phase satisfies never;
  }
}
