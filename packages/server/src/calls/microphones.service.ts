import type { Member } from '../accounts/actor.js';
import { requireChannel } from '../channels/channels.service.js';
import type { Database } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import type { CallAnnouncer } from './call-announcer.js';
import * as repository from './participants.repository.js';

interface Target {
  channelId: string;
  targetUserId: string;
}

export interface Microphones {
  /** Sets the actor's own. @throws AppError `not-in-channel`, and `muted` for on while muted (CALL-20) */
  toggleOwn(actor: Member, channelId: string, micEnabled: boolean): Promise<void>;
  /** A leader mutes or unmutes; a mute lasts until lifted or the call ends (CALL-21). @throws AppError `not-in-channel` */
  mute(actor: Member, target: Target, mute: boolean): Promise<void>;
  /** A leader switches a member's microphone (CALL-23). @throws AppError `not-in-channel`, `muted` */
  toggleMember(actor: Member, target: Target, micEnabled: boolean): Promise<void>;
}

interface Dependencies {
  database: Database;
  publisher: Publisher;
  announcer: CallAnnouncer;
}

export function createMicrophones({ database, publisher, announcer }: Dependencies): Microphones {
  async function set(
    actor: Member,
    { channelId, targetUserId }: Target,
    change: { micEnabled: boolean; isMuted?: boolean },
  ): Promise<void> {
    await database.forCompany(actor.companyId, async (tx) => {
      await requireChannel(tx, actor, channelId);
      const participant = await repository.lockParticipant(tx, channelId, targetUserId);
      if (participant === undefined) throw new AppError('not-in-channel');
      if (change.micEnabled && change.isMuted !== false && participant.isMuted) throw new AppError('muted');
      await repository.setMicrophone(tx, channelId, targetUserId, change);
    });
  }

  function tell(
    event: 'user-muted' | 'user-unmuted' | 'mic-toggled-by-leader',
    { userId: byId, nickname }: Member,
    { channelId, targetUserId: userId }: Target,
    micEnabled: boolean,
  ): void {
    const by = { userId: byId, userName: nickname };
    publisher.toRoom(rooms.call(channelId), event, { channelId, userId, by, micEnabled });
  }

  return {
    async toggleOwn(actor, channelId, micEnabled) {
      await set(actor, { channelId, targetUserId: actor.userId }, { micEnabled });
      await announcer.announceState(actor.companyId, channelId);
    },
    async mute(actor, target, mute) {
      await set(actor, target, { micEnabled: !mute, isMuted: mute });
      tell(mute ? 'user-muted' : 'user-unmuted', actor, target, !mute);
      await announcer.announceState(actor.companyId, target.channelId);
    },
    async toggleMember(actor, target, micEnabled) {
      await set(actor, target, { micEnabled });
      tell('mic-toggled-by-leader', actor, target, micEnabled);
      await announcer.announceState(actor.companyId, target.channelId);
    },
  };
}
