import type { Phrasebook } from '@genbatalk/phrasebook';
import { turnsDirection } from './directions/compare-directions.js';
import type { MeaningFault, MeaningGuard } from './guard.port.js';
import { inventsAddress } from './invented-address.js';
import { turnsNegation } from './negation/compare-negation.js';
import { losesGlossaryTerm, losesSiteTerm } from './protected-terms.js';
import { compareQuantities } from './quantities/compare-quantities.js';
import { readQuantities } from './quantities/read-quantities.js';

/** The guard over the seven languages, with the numbers, units and terms of the phrasebook. */
export function createMeaningGuard(phrasebook: Phrasebook): MeaningGuard {
  return {
    findFaults(request, translated) {
      const { text, sourceLanguage: from, targetLanguage: to } = request;
      const faults: MeaningFault[] = compareQuantities(
        readQuantities(text, from),
        readQuantities(translated, to),
      );
      if (turnsDirection(text, from, translated, to)) faults.push('direction');
      if (inventsAddress(text, translated)) faults.push('address');
      if (turnsNegation(text, from, translated, to)) faults.push('negation');
      if (losesGlossaryTerm(request, translated) || losesSiteTerm(phrasebook, request, translated))
        faults.push('term');
      return faults;
    },
  };
}
