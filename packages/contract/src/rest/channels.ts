import * as z from 'zod';
import {
  channelNameSchema,
  channelSchema,
  idSchema,
  participantSchema,
  utteranceSchema,
} from '../entities.js';
import { languageSchema } from '../languages.js';
import { LIMITS } from '../limits.js';
import { defineCalls } from './define.js';

const channelParams = z.object({ id: idSchema });
const channelNameAndId = z.object({ id: idSchema, name: z.string() });
const sequenceQuery = z.coerce.number().int().min(0);

export const channelCalls = defineCalls({
  listChannels: {
    method: 'GET',
    path: '/api/channels',
    access: 'member',
    summary: "A leader's channels are all of the company's, a worker's those it is a member of",
    status: 200,
    response: z.object({ channels: z.array(channelSchema) }),
  },
  createChannel: {
    method: 'POST',
    path: '/api/channels',
    access: 'leader',
    summary: 'Creates a channel',
    status: 201,
    body: z.object({ name: channelNameSchema }),
    response: z.object({ channel: channelNameAndId }),
  },
  joinChannel: {
    method: 'POST',
    path: '/api/channels/:id/join',
    access: 'member',
    summary: 'Checks that the caller may join, and says who is there',
    status: 200,
    params: channelParams,
    response: z.object({ channel: channelNameAndId, participants: z.array(participantSchema) }),
  },
  renameChannel: {
    method: 'PATCH',
    path: '/api/channels/:id',
    access: 'leader',
    summary: 'Renames a channel',
    status: 200,
    params: channelParams,
    body: z.object({ name: channelNameSchema }),
    response: z.object({ channel: channelSchema }),
  },
  deleteChannel: {
    method: 'DELETE',
    path: '/api/channels/:id',
    access: 'leader',
    summary: 'Deletes a channel and ends its call',
    status: 204,
    params: channelParams,
    response: null,
  },
  setChannelMembers: {
    method: 'PUT',
    path: '/api/channels/:id/members',
    access: 'leader',
    summary: 'Makes these users, and the leaders, the members of a channel',
    status: 200,
    params: channelParams,
    body: z.object({ userIds: z.array(idSchema).max(LIMITS.channelMembersMax) }),
    response: z.object({ channel: channelSchema }),
  },
  transcript: {
    method: 'GET',
    path: '/api/channels/:id/transcript',
    access: 'member',
    summary: "What was said, in the reader's language; `before` and `after` are sequences",
    status: 200,
    params: channelParams,
    query: z.object({
      before: sequenceQuery.optional(),
      after: sequenceQuery.optional(),
      limit: z.coerce.number().int().min(1).max(LIMITS.transcriptPageMax).default(50),
    }),
    response: z.object({
      utterances: z.array(utteranceSchema),
      nextBefore: z.number().int().nullable(),
      nextAfter: z.number().int().nullable(),
    }),
  },
  utteranceAudio: {
    method: 'GET',
    path: '/api/utterances/:id/audio',
    access: 'member',
    summary: 'The sound of an utterance in one language, for replay',
    status: 200,
    params: channelParams,
    query: z.object({ language: languageSchema }),
    response: z.unknown(),
    produces: 'audio/mpeg',
  },
});
