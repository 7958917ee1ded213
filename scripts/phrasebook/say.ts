import type { Language } from '@genbatalk/contract';
import {
  analyse,
  bareKey,
  type Phrasebook,
  type PhrasebookPart,
  splitSentences,
  termOf,
  tryNear,
} from '@genbatalk/phrasebook';

const MOST_TRIALS = 4;

/** How a turn is translated, in lines for a person: which entry, which path, and what refused the others. */
export function explain(phrasebook: Phrasebook, text: string, from: Language, to: Language): string[] {
  const match = phrasebook.translate(text, from, to);
  const lines = [
    match.text,
    `quality ${match.quality}, path ${match.path}, critical ${match.critical}, reviewed ${match.reviewed}`,
  ];
  for (const part of match.parts) {
    lines.push(
      part.text === undefined
        ? `  ${part.source} → (unknown)`
        : `  ${part.source} → ${part.text}   [${part.entryId}, ${part.path}]`,
    );
    if (part.text === undefined) lines.push(...explainRefusals(phrasebook, part, from));
  }
  for (const { source, target } of match.keyTerms) lines.push(`  key term: ${source} → ${target}`);
  return lines;
}

/** The nearest entries of a part that is not known, each with the guard that refused it. */
function explainRefusals(phrasebook: Phrasebook, part: PhrasebookPart, from: Language): string[] {
  const context = phrasebook.inside(from);
  const analysis =
    context === undefined
      ? undefined
      : analyse(splitSentences(part.source, from), from, context.knowledge.book);
  if (context === undefined || analysis === undefined) return [];
  const entries = phrasebook.themes.flatMap((theme) => phrasebook.byTheme(theme));
  const trials = tryNear(analysis, context.knowledge, context.isCritical).slice(0, MOST_TRIALS);
  return [
    `    taken as: ${readable(bareKey(analysis))}`,
    ...trials.map(({ entry, key, score, refusedBy }) => {
      const id = entries[entry]?.id ?? 'several entries';
      return `    ${score.toFixed(2)} ${id} "${readable(key)}" refused: ${refusedBy ?? 'nothing'}`;
    }),
  ];
}

/** A bare key with its term tokens made visible. */
function readable(key: string): string {
  return key
    .split(' ')
    .map((token) => {
      const term = termOf(token);
      return term === undefined ? token : `<term ${term}>`;
    })
    .join(' ');
}
