import type { Language } from '@genbatalk/contract';
import type { Phrasebook } from '@genbatalk/phrasebook';

/** What a phrasebook makes of a list of utterances. */
export interface Coverage {
  readonly full: number;
  readonly partial: number;
  readonly none: number;
  /** The lines that were not rendered in full, with what they got. */
  readonly missed: readonly string[];
}

/** Translates every line that is not empty; a line "en: Stop!" says its language, others are in `from`. */
export function cover(
  phrasebook: Phrasebook,
  lines: readonly string[],
  from: Language,
  to: Language,
): Coverage {
  const counts = { phrasebook: 0, partial: 0, none: 0 };
  const missed: string[] = [];
  for (const line of lines.map((each) => each.trim()).filter((each) => each !== '')) {
    const named = /^(ja|en|vi|zh|de|fr|it):\s*(.+)$/u.exec(line);
    const language = (named?.[1] as Language | undefined) ?? from;
    const text = named?.[2] ?? line;
    const match = phrasebook.translate(text, language, language === to ? from : to);
    counts[match.quality] += 1;
    if (match.quality !== 'phrasebook') missed.push(`${match.quality.padEnd(7)} ${language} ${text}`);
  }
  return { full: counts.phrasebook, partial: counts.partial, none: counts.none, missed };
}
