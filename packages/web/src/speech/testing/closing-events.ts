import type { TalkEvent } from '../push-to-talk';

/** Every way out of speaking, for the run numbered 1. */
export const CLOSING_EVENTS: readonly TalkEvent[] = [
  { type: 'release' },
  { type: 'pointer-cancel' },
  { type: 'blur' },
  { type: 'tab-hidden' },
  { type: 'unmount' },
  { type: 'block', reason: 'disconnected' },
  { type: 'block', reason: 'muted' },
  { type: 'block', reason: 'mic-off' },
  { type: 'block', reason: 'unsupported' },
  { type: 'ended', run: 1 },
];

export function describeEvent(event: TalkEvent): string {
  return 'reason' in event ? `${event.type} (${event.reason})` : event.type;
}
