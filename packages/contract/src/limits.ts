/** Sizes and counts that both sides hold to. The unit is the suffix of the name. */
export const LIMITS = {
  /** Password of `/register` (REG-06). */
  registerPasswordChars: 6,
  /** Password of join registration, leader set-up and leader password change (JOIN-09). */
  memberPasswordChars: 8,
  passwordMaxChars: 200,
  nicknameMaxChars: 80,
  companyNameMaxChars: 120,
  channelNameMaxChars: 80,
  emailMaxChars: 254,
  /** Ids in one `PUT /api/channels/{id}/members`. */
  channelMembersMax: 1000,
  /** Text of `text-data`, `/api/translate` and `face-to-face-translate` (TALK-17). */
  textMaxChars: 1000,
  /** Utterances in one `missed` or one page of the transcript. */
  transcriptPageMax: 100,
  /** REST bodies above this answer 413. */
  bodyMaxBytes: 1_000_000,
  /** Socket messages above this close the connection; below it they get an error ack. */
  socketMessageMaxBytes: 2_000_000,
  /** Face-to-face: kept translations, transcript length, entries shown (F2F-18, F2F-19, F2F-08). */
  faceToFaceTranslations: 100,
  faceToFaceTranscriptChars: 500,
  faceToFaceShownEntries: 3,
  /** Dictation transcript above this is reset (TALK-11). */
  dictationChars: 1000,
  /** Decoded audio of a whole `voice-data`: below this it is skipped, above the other refused (TALK-21, TALK-22). */
  voiceSkippedBelowBytes: 5_000,
  voiceMaxBytes: 500_000,
  /** Members drawn on a channel card before +N (CHAN-05). */
  cardMembers: 4,
  /** Attempts of the call screen's socket (CALL-09). */
  reconnectionAttempts: 10,
} as const;

/** A company's glossary. */
export const GLOSSARY_LIMITS = {
  termChars: 80,
  meaningChars: 300,
  spokenForms: 10,
  /** Terms of one company, whatever its plan. */
  terms: 2_000,
  csvChars: 900_000,
} as const;
