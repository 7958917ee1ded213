export type { SourceAction, SourceActions } from './actions/format-actions.js';
export { partsOfForm } from './actions/forms.js';
export { inflect } from './actions/inflect.js';
export { patternsOfWay } from './actions/written-out.js';
export { analyse, bareKey } from './analyse/analyse.js';
export { cut, spell, tokensOf } from './analyse/lexical.js';
export { mergeTerms } from './analyse/term-book.js';
export { rawTexts, slotOf, type Token, termOf } from './analyse/token.js';
export { compilePhrasebook, termBookOf } from './compile.js';
export type {
  EntryHead,
  LanguageData,
  PhrasebookCore,
  PhrasebookData,
  PhrasebookSource,
  PresetTable,
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
export { hiraganaOf } from './normalise/fold-japanese.js';
export { splitSentences } from './normalise/sentences.js';
export { keysOfWording } from './normalise/wording.js';
export { packLanguage } from './packed.js';
export {
  createPhrasebook,
  type Phrase,
  type Phrasebook,
  type PhrasebookMatch,
  type PhrasebookPart,
  UNKNOWN_PART,
} from './phrasebook.js';
export { readSlot } from './slots/read-slot.js';
export { SLOT_TYPES, THING_KINDS } from './slots/slot-types.js';
export type { Sighting, SlotValue } from './slots/value.js';
export { piecesOf, type TextPiece } from './templates/pattern.js';
