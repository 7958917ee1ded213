import { expect, it } from 'vitest';
import { problemOfChannelName } from './channel-name';

it('CHAN-13 refuses a name that is empty after trimming', () => {
  expect(problemOfChannelName('   ')).toBe('required');
  expect(problemOfChannelName(' 3号棟 ')).toBeNull();
});

it('takes names of up to 80 characters', () => {
  expect(problemOfChannelName('あ'.repeat(80))).toBeNull();
  expect(problemOfChannelName('あ'.repeat(81))).toBe('too-long');
});
