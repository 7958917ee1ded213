export { compilePhrasebook } from './compile.js';
export type { EntryHead, LanguageData, PhrasebookData, SourceEntry, SourceTheme } from './format.js';
export { loadPhrasebook } from './load-phrasebook.js';
export { keysOfWording } from './normalise/wording.js';
export {
  createPhrasebook,
  type Phrase,
  type Phrasebook,
  type PhrasebookMatch,
  type PhrasebookPart,
  UNKNOWN_PART,
} from './phrasebook.js';
