import type { Ack, Participant, ServerPayload } from '@genbatalk/contract';
import type { Realtime } from '../realtime/realtime';

/** What a leader does to a microphone, as the server tells everybody in the call (CALL-21, CALL-23). */
export const MICROPHONE_EVENTS = ['user-muted', 'user-unmuted', 'mic-toggled-by-leader'] as const;
export type MicrophoneEvent = (typeof MICROPHONE_EVENTS)[number];
export type MicrophoneNotice = ServerPayload<MicrophoneEvent> & { readonly event: MicrophoneEvent };

/** The participants after a leader's intervention: muted is silent, unmuted is ready and not speaking (CALL-27). */
export function afterMicrophoneNotice(
  participants: readonly Participant[],
  { event, userId, micEnabled }: MicrophoneNotice,
): readonly Participant[] {
  return participants.map((participant) => {
    if (participant.userId !== userId) return participant;
    const isMuted = event === 'mic-toggled-by-leader' ? participant.isMuted : event === 'user-muted';
    return { ...participant, micEnabled, isMuted, speaking: participant.speaking && micEnabled };
  });
}

/** Asks the server to switch microphones. What then holds comes back as events, never from here (CALL-26). */
export class Microphones {
  readonly #realtime: Pick<Realtime, 'emit'>;
  readonly #channelId: string;

  constructor(realtime: Pick<Realtime, 'emit'>, channelId: string) {
    this.#realtime = realtime;
    this.#channelId = channelId;
  }

  /** CALL-19; a leader's mute is not lifted by it (CALL-20). */
  toggleOwn(micEnabled: boolean): Promise<Ack<'toggle-mic'>> {
    return this.#realtime.emit('toggle-mic', { channelId: this.#channelId, micEnabled });
  }

  /** For leaders (CALL-22). */
  mute(targetUserId: string, mute: boolean): Promise<Ack<'toggle-mute-user'>> {
    return this.#realtime.emit('toggle-mute-user', { channelId: this.#channelId, targetUserId, mute });
  }

  /** For leaders (CALL-22). */
  toggleMember(targetUserId: string, micEnabled: boolean): Promise<Ack<'leader-toggle-member-mic'>> {
    return this.#realtime.emit('leader-toggle-member-mic', {
      channelId: this.#channelId,
      targetUserId,
      micEnabled,
    });
  }
}
