import type { Channel, Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { channelCard, channelCards } from './channel-card';

function channel(memberLanguages: readonly Language[], others: Partial<Channel> = {}): Channel {
  return {
    id: 'c',
    name: '3号棟',
    createdAt: '2026-01-01T00:00:00.000Z',
    isActive: false,
    members: memberLanguages.map((language, index) => ({
      user: { id: `u${index}`, nickname: `N${index}`, language },
    })),
    ...others,
  };
}

describe('channel card', () => {
  it('CHAN-04 has the member count, and the active marker only where the channel is active', () => {
    expect(channelCard(channel(['ja', 'vi']))).toMatchObject({ memberCount: 2, isActive: false });
    expect(channelCard(channel(['ja'], { isActive: true })).isActive).toBe(true);
  });

  it('CHAN-05 shows the first 4 members and then +N', () => {
    const card = channelCard(channel(['ja', 'vi', 'vi', 'zh', 'vi', 'en', 'vi']));
    expect(card.faces.map(({ nickname }) => nickname)).toEqual(['N0', 'N1', 'N2', 'N3']);
    expect(card.moreCount).toBe(3);
  });

  it('CHAN-05 has no +N with 4 members or fewer', () => {
    expect(channelCard(channel(['ja', 'vi', 'zh', 'en'])).moreCount).toBe(0);
    expect(channelCard(channel([])).moreCount).toBe(0);
  });

  it('names each language once', () => {
    expect(channelCard(channel(['vi', 'ja', 'vi', 'zh'])).languages).toEqual(['ja', 'vi', 'zh']);
  });

  it('puts channels with a call first and leaves the others in their order', () => {
    const list = [
      channel([], { id: 'a' }),
      channel([], { id: 'b', isActive: true }),
      channel([], { id: 'c' }),
    ];
    expect(channelCards(list).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});
