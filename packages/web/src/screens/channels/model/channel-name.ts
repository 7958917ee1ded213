import { LIMITS } from '@genbatalk/contract';

export type ChannelNameProblem = 'required' | 'too-long';

/** What is wrong with a channel's name; null where nothing is (CHAN-13). */
export function problemOfChannelName(name: string): ChannelNameProblem | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'required';
  return trimmed.length > LIMITS.channelNameMaxChars ? 'too-long' : null;
}
