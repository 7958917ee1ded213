import { LoaderCircle, Lock, LockOpen, Mic, MicOff } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import look from './talk-button.module.css';
import { useTalkPress } from './use-talk-press';

export type TalkState = 'idle' | 'opening' | 'speaking' | 'locked' | 'disabled';

interface TalkButtonProps {
  readonly state: TalkState;
  /** What the button says now; with `disabled` the reason why. */
  readonly label: string;
  /** A smaller second line: 'let go to send'. */
  readonly hint?: string | undefined;
  /** `floor` is the ground of the call screen; `bar` half as high, for the two halves of face-to-face. */
  readonly size?: 'floor' | 'bar';
  /** `host` and `guest` are fills; `onFill` is white on a coloured half. */
  readonly tone?: 'host' | 'onHost' | 'onGuest';
  /** Loudness from 0 to 1, drawn as a ring while speaking. */
  readonly level?: number;
  readonly onPress: () => void;
  readonly onRelease: () => void;
  /** Present where holding and sliding onto the lock mark locks the button hands-free. */
  readonly onLock?: () => void;
  /** The tap that ends a lock. */
  readonly onUnlock?: () => void;
  readonly lockLabel?: string;
}

const icons: Readonly<Record<TalkState, ReactNode>> = {
  idle: <Mic />,
  opening: <LoaderCircle className={look['turning']} />,
  speaking: <Mic />,
  locked: <Lock />,
  disabled: <MicOff />,
};

/** The button that one holds to speak: pointer, space or enter. It never opens the microphone itself. */
export function TalkButton(props: TalkButtonProps) {
  const { state, label, hint, size = 'floor', tone = 'host', level = 0, onLock, onUnlock, lockLabel } = props;
  const lock = useRef<HTMLSpanElement>(null);
  const { isHeld, isOnLock, handlers } = useTalkPress({
    enabled: state !== 'disabled' && state !== 'locked',
    isLocked: state === 'locked',
    onUnlock,
    onPress: props.onPress,
    onRelease: props.onRelease,
    onLock,
    isOverLock(x, y) {
      const area = lock.current?.getBoundingClientRect();
      return area !== undefined && x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
    },
  });
  return (
    <div className={look['frame']} data-size={size} data-tone={tone}>
      <button
        type="button"
        className={look['button']}
        data-state={state}
        aria-pressed={state === 'speaking' || state === 'locked'}
        aria-disabled={state === 'disabled'}
        style={{ '--level': level } as CSSProperties}
        onContextMenu={(event) => event.preventDefault()}
        {...handlers}
      >
        <span className={look['words']}>
          <span className={look['label']}>
            {icons[state]}
            {label}
          </span>
          {hint !== undefined && <span className={look['hint']}>{hint}</span>}
        </span>
      </button>
      {onLock !== undefined && isHeld && (
        <span ref={lock} className={look['lock']} data-on={isOnLock} aria-label={lockLabel} role="img">
          {isOnLock ? <Lock /> : <LockOpen />}
        </span>
      )}
    </div>
  );
}
