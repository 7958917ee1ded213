import type { Calls } from '../calls/calls.service.js';
import type { CatchUp } from '../conversation/catch-up.service.js';
import type { RestHandlers } from '../platform/http/handlers.js';
import type { Channels } from './channels.service.js';

interface Dependencies {
  channels: Channels;
  calls: Calls;
  catchUp: CatchUp;
}

type Handled =
  | 'listChannels'
  | 'createChannel'
  | 'joinChannel'
  | 'renameChannel'
  | 'deleteChannel'
  | 'setChannelMembers'
  | 'transcript'
  | 'utteranceAudio';

export function channelRoutes({ channels, calls, catchUp }: Dependencies): Pick<RestHandlers, Handled> {
  return {
    listChannels: async ({ actor }) => ({ channels: await channels.list(actor) }),
    createChannel: async ({ actor, body }) => ({ channel: await channels.create(actor, body.name) }),
    async joinChannel({ actor, params }) {
      const { channel, state } = await calls.look(actor, params.id);
      return { channel, participants: state.participants };
    },
    renameChannel: async ({ actor, params, body }) => ({
      channel: await channels.rename(actor, params.id, body.name),
    }),
    async deleteChannel({ actor, params }) {
      await channels.delete(actor, params.id);
      return undefined;
    },
    setChannelMembers: async ({ actor, params, body }) => ({
      channel: await channels.setMembers(actor, params.id, body.userIds),
    }),
    transcript: ({ actor, params, query }) => catchUp.transcript(actor, params.id, query),
    async utteranceAudio({ actor, params, query, reply }) {
      const speech = await catchUp.audio(actor, params.id, query.language);
      void reply.type(speech.mimeType).header('Cache-Control', 'private, max-age=86400');
      return Buffer.from(speech.audio);
    },
  };
}
