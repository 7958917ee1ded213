import type { Channel } from '@genbatalk/contract';
import { expect, it } from 'vitest';
import { findSharedChannel } from './shared-channel';

function channel(id: string, memberIds: readonly string[], day = 1): Channel {
  return {
    id,
    name: id,
    isActive: false,
    createdAt: `2026-01-0${day}T00:00:00.000Z`,
    members: memberIds.map((memberId) => ({ user: { id: memberId, nickname: memberId, language: 'vi' } })),
  };
}

it('DIAL-03 takes the smallest channel that the member belongs to', () => {
  const channels = [
    channel('crew', ['boss', 'anh', 'li']),
    channel('pair', ['boss', 'anh'], 2),
    channel('other', ['boss']),
  ];
  expect(findSharedChannel(channels, 'anh')?.id).toBe('pair');
});

it('DIAL-03 takes the older one of two that are as small', () => {
  const channels = [channel('new', ['boss', 'anh'], 3), channel('old', ['anh', 'boss'], 2)];
  expect(findSharedChannel(channels, 'anh')?.id).toBe('old');
});

it('DIAL-04 finds none where the member is in no channel', () => {
  expect(findSharedChannel([channel('other', ['boss', 'li'])], 'anh')).toBeNull();
});
