export { analyse, bareKey } from './analyse/analyse.js';
export { termOf } from './analyse/token.js';
export { compilePhrasebook, termBookOf } from './compile.js';
export type {
  EntryHead,
  LanguageData,
  PhrasebookCore,
  PhrasebookData,
  PhrasebookSource,
  SourceEntry,
  SourceTemplate,
  SourceTemplates,
  SourceTheme,
} from './format.js';
export { type SourceTerm, TERM_KINDS, type TermForms, type TermKind } from './format-terms.js';
export { loadPhrasebook } from './load-phrasebook.js';
export { loadSiteTerms } from './load-site-terms.js';
export type { KeyTerm } from './match/key-terms.js';
export { type NearTrial, tryNear } from './match/near.js';
export type { StepContext, StepPath } from './match/steps.js';
export { splitSentences } from './normalise/sentences.js';
export { keysOfWording } from './normalise/wording.js';
export {
  createPhrasebook,
  type Phrase,
  type Phrasebook,
  type PhrasebookMatch,
  type PhrasebookPart,
  UNKNOWN_PART,
} from './phrasebook.js';
export { SLOT_TYPES } from './slots/read-slot.js';
export { piecesOf } from './templates/pattern.js';
