import type { Speaker } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import {
  addEntry,
  chooseGuestLanguage,
  chooseHostLanguage,
  type Entry,
  guestLanguagesFor,
  latestOfHost,
  NEW_CONVERSATION,
  shownEntries,
  swapLanguages,
} from './conversation';

function entry(id: string, speaker: Speaker = 'host', translatedText = 'Hello'): Entry {
  return {
    id,
    speaker,
    originalText: 'こんにちは',
    originalLanguage: 'ja',
    translatedText,
    translatedLanguage: 'en',
    timestamp: '2026-01-01T00:00:00.000Z',
    quality: 'phrasebook',
  };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => entry(`e${index}`)).reduce(addEntry, NEW_CONVERSATION);

describe('face-to-face conversation', () => {
  it('F2F-06 starts with an English guest, who may choose every language but the host’s', () => {
    expect(NEW_CONVERSATION.guestLanguage).toBe('en');
    expect(guestLanguagesFor('ja').toSorted()).toEqual(['de', 'en', 'fr', 'it', 'vi', 'zh']);
    expect(chooseGuestLanguage(NEW_CONVERSATION, 'ja').guestLanguage).toBe('en');
    expect(chooseGuestLanguage(NEW_CONVERSATION, 'vi').guestLanguage).toBe('vi');
  });

  it('F2F-10 starts with a Japanese host, whose language can be changed or swapped', () => {
    expect(NEW_CONVERSATION.hostLanguage).toBe('ja');
    expect(chooseHostLanguage(NEW_CONVERSATION, 'vi')).toMatchObject({
      hostLanguage: 'vi',
      guestLanguage: 'en',
    });
    expect(swapLanguages(NEW_CONVERSATION)).toMatchObject({ hostLanguage: 'en', guestLanguage: 'ja' });
  });

  it("F2F-10 swaps when the host takes the guest's language, so that the two never have the same", () => {
    expect(chooseHostLanguage(NEW_CONVERSATION, 'en')).toMatchObject({
      hostLanguage: 'en',
      guestLanguage: 'ja',
    });
  });

  it('F2F-08 shows the last 3 entries', () => {
    expect(shownEntries(many(5)).map(({ id }) => id)).toEqual(['e2', 'e3', 'e4']);
  });

  it('F2F-18 keeps at most 100 translations', () => {
    const conversation = many(101);
    expect(conversation.entries).toHaveLength(100);
    expect(conversation.entries[0]?.id).toBe('e1');
  });

  it('replaces an entry that comes again', () => {
    const conversation = addEntry(addEntry(NEW_CONVERSATION, entry('a')), entry('a', 'host', 'Hi'));
    expect(conversation.entries.map(({ translatedText }) => translatedText)).toEqual(['Hi']);
  });

  it('F2F-05 gives the guest the latest of what the host said, and nothing before there is one', () => {
    const conversation = [entry('a'), entry('b'), entry('c', 'guest')].reduce(addEntry, NEW_CONVERSATION);
    expect(latestOfHost(conversation)?.id).toBe('b');
    expect(latestOfHost(NEW_CONVERSATION)).toBeNull();
  });
});
