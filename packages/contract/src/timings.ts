/** Business timings of spec section 9 and contract section 5, in milliseconds. */
export const TIMINGS = {
  onlinePollMs: 15_000,
  heartbeatMs: 60_000,
  channelSyncMs: 15_000,
  /** A dropped participant stays in the call this long (CALL-32). */
  droppedParticipantMs: 90_000,
  /** Online lasts this long beyond the socket (PRES-04). */
  presenceGraceMs: 10_000,
  /** A `speaking` that nobody ended (CALL-34). */
  speakingMaxMs: 60_000,
  pingIntervalMs: 5_000,
  pingTimeoutMs: 5_000,
  reconnectionDelayMs: 1_000,
  reconnectionDelayMaxMs: 5_000,
  connectTimeoutMs: 20_000,
  /** After the last failed attempt, quietly (CALL-30). */
  quietReconnectionMs: 30_000,
  /** A text whose delivery failed with a channel error is sent again after this (ERR-24). */
  textRetryMs: 1_000,
  /** One language's translation, before it goes out as `none` (TALK-43). */
  translationDeadlineMs: 5_000,
  /** `voice-data` is answered after this at the latest; a slower recogniser's text follows by itself (TALK-20). */
  recognitionAckMs: 3_000,
  /** A recording that is not recognised by then is given up. */
  recognitionDeadlineMs: 20_000,
  /** What is sent of speech beyond the release of the button, so that its last sound is not cut. */
  recordingTailMs: 400,
  /** A missing sequence is waited for this long before it is called a gap (TALK-30). */
  sequencePatienceMs: 2_000,
  /** A call that nobody answers; the server owns this time-out (DIAL-09). */
  ringTimeoutMs: 30_000,
  /** The two-tone ring is repeated (DIAL-17). */
  ringRepeatMs: 2_000,
  /** Repeats of an alarm by the same sender within this are the same alarm (EMRG-13). */
  emergencyRepeatMs: 2_000,
  /** The send button of the alarm's confirmation is held this long (EMRG-14). */
  emergencyHoldMs: 1_000,
  duplicateSuppressionMs: 3_000,
  duplicateMemoryMs: 10_000,
  dictationCleanupMs: 300_000,
  recognitionRestartMs: 500,
  resumeAfterAudioMs: 2_000,
  faceToFaceReturnToGuestMs: 2_000,
  faceToFaceCleanupMs: 180_000,
  faceToFaceLockHoldMs: 600,
  copyFeedbackMs: 2_000,
  callEndedMs: 2_000,
  sessionMs: 30 * 24 * 3_600_000,
  guestSessionMs: 2 * 3_600_000,
  signInLinkMs: 24 * 3_600_000,
  /** An invitation (JOIN-19) and a leader's set-up link (SETUP-07). */
  invitationMs: 30 * 24 * 3_600_000,
  setupLinkMs: 7 * 24 * 3_600_000,
  /** A browser counts as a known device this long after its last sign-in. */
  knownDeviceMs: 365 * 24 * 3_600_000,
} as const;
