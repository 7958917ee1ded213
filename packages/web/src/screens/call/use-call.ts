import type { ErrorCode, Language, User } from '@genbatalk/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MicrophoneNotice } from '../../conversation/microphones';
import { codeText } from '../../i18n/error-text';
import { i18n } from '../../i18n/i18n';
import { PRESET_KEYS } from '../../presets/preset-groups';
import { browserClock } from '../../realtime/clock';
import { realtime } from '../../realtime/page-realtime';
import { useSessionLanguage } from '../../session/session-language';
import { echoGuard, player } from '../../speech/browser-player';
import { createPageRecogniser } from '../../speech/browser-recogniser';
import { sentenceSounds } from '../../speech/browser-sentences';
import { useServerRecognition } from '../../speech/server-recognition';
import { signal } from '../../speech/signals';
import { toast } from '../../ui/toast';
import { CallController } from './model/call-controller';
import { useHeadsetButton } from './use-headset-button';

/** Is in the channel for as long as the screen is shown. Another channel or person needs another key. */
export function useCall(channelId: string, user: User): CallController {
  const language = useSessionLanguage();
  const [call] = useState(
    () =>
      new CallController({
        realtime,
        player,
        echoes: echoGuard,
        recogniser: createPageRecogniser(),
        clock: browserClock,
        channelId,
        user,
        language,
        onTranslationError: (code) => toast.warn(codeText(code), { title: i18n.t('call:translationFailed') }),
        onRecordingFailed: tellRecording,
        onBusy: tellBusy,
        onMicrophoneNotice: tellMicrophone,
        onSignal: signal,
        loadPreset: (phraseKey, spoken) => sentenceSounds.load(phraseKey, spoken),
      }),
  );

  useEffect(() => {
    call.start();
    return () => call.leave();
  }, [call]);

  useEffect(() => call.setLanguage(language), [call, language]);
  useServerRecogniser(call);
  usePresetSounds(call, language);
  useClosingPaths(call);
  useHeadsetButton(call.talk);
  return call;
}

/** What came of a recording; where the server recognises no longer, the next press is the browser's. */
function tellRecording(code: ErrorCode | 'too-short'): void {
  if (code === 'recognition-unavailable') void useServerRecognition.getState().refresh();
  const text = code === 'too-short' ? i18n.t('call:problem.too-short.title') : codeText(code);
  toast.warn(text, { id: 'recording' });
}

/** CALL-34: heard and read, and nobody's words are refused. */
function tellBusy(names: readonly string[]): void {
  signal('busy');
  const text = i18n.t('call:busy', { names: names.join(', '), count: names.length });
  toast.warn(text, { id: 'busy', lastsMs: 3_000 });
}

/** CALL-27: a leader did something to one's own microphone. */
function tellMicrophone({ event, by, micEnabled }: MicrophoneNotice): void {
  const kind = event === 'mic-toggled-by-leader' ? (micEnabled ? 'micOn' : 'micOff') : event;
  const text = i18n.t(`call:notice.${kind}`, { name: by.userName });
  const tell = micEnabled ? toast.info : toast.warn;
  tell(text, { id: 'microphone' });
}

/** Asked with every joining: the server may not have been reached before, or have another recogniser now. */
function useServerRecogniser(call: CallController): void {
  const { phase } = useSyncExternalStore(call.session.subscribe, call.session.getSnapshot);
  useEffect(() => {
    if (phase === 'joined') void useServerRecognition.getState().refresh();
  }, [phase]);
}

/** Fetches what the others' presets will sound like, once one is in the channel (PRESET-02). */
function usePresetSounds(call: CallController, language: Language): void {
  const { phase } = useSyncExternalStore(call.session.subscribe, call.session.getSnapshot);
  const isJoined = phase === 'joined';
  useEffect(() => {
    if (isJoined) void sentenceSounds.prepare(PRESET_KEYS, language);
  }, [isJoined, language]);
}

/** What ends a hands-free microphone, which no finger holds: the window and the tab (TALK-01). */
function useClosingPaths(call: CallController): void {
  useEffect(() => {
    const onBlur = () => call.talk.send({ type: 'blur' });
    const onVisibility = () => {
      if (document.hidden) call.talk.send({ type: 'tab-hidden' });
    };
    window.addEventListener('blur', onBlur);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('blur', onBlur);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [call]);
}
