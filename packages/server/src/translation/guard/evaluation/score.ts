import { LANGUAGES, type Language } from '@genbatalk/contract';
import type { TranslationRequest } from '../../translator.port.js';
import type { MeaningGuard } from '../guard.port.js';

type FaultKind = 'number' | 'unit' | 'time' | 'date' | 'direction' | 'negation' | 'term';

/** A sentence rightly in seven languages, and wrong translations of it: what is wrong, the language, the text. */
export interface Case {
  texts: Record<Language, string>;
  faulty: [FaultKind, Language, string][];
}

export interface LabelledPair {
  request: TranslationRequest;
  translated: string;
  /** Undefined for a right translation. */
  fault: FaultKind | undefined;
}

/**
 * Every wrong translation beside each of the six other languages, and as many right ones: of the same source into the
 * same language, so that both halves are equally hard.
 */
export function pairsOf(cases: readonly Case[]): LabelledPair[] {
  return cases.flatMap(({ texts, faulty }) =>
    faulty.flatMap(([fault, targetLanguage, wrong]) =>
      LANGUAGES.filter((language) => language !== targetLanguage).flatMap((sourceLanguage) => {
        const request = { text: texts[sourceLanguage], sourceLanguage, targetLanguage, companyId: null };
        return [
          { request, translated: wrong, fault },
          { request, translated: texts[targetLanguage], fault: undefined },
        ];
      }),
    ),
  );
}

/** Precision: of what is flagged, the share that is wrong. Recall: of what is wrong, the share that is flagged. */
export function scoreOf(guard: MeaningGuard, pairs: readonly LabelledPair[]) {
  const judged = pairs.map((pair) => ({ ...pair, flags: guard.findFaults(pair.request, pair.translated) }));
  const flagged = judged.filter(({ flags }) => flags.length > 0);
  const wrong = judged.filter(({ fault }) => fault !== undefined);
  const caught = flagged.filter(({ fault }) => fault !== undefined);
  return {
    pairs: pairs.length,
    precision: caught.length / flagged.length,
    recall: caught.length / wrong.length,
    missed: wrong.filter(({ flags }) => flags.length === 0),
    falseAlarms: flagged.filter(({ fault }) => fault === undefined),
  };
}
