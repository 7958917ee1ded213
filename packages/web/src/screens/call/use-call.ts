import type { User } from '@genbatalk/contract';
import { useEffect, useState } from 'react';
import { codeText } from '../../i18n/error-text';
import { i18n } from '../../i18n/i18n';
import { browserClock } from '../../realtime/clock';
import { realtime } from '../../realtime/page-realtime';
import { useSessionLanguage } from '../../session/session-language';
import { echoGuard, player } from '../../speech/browser-player';
import { createRecogniser } from '../../speech/browser-recogniser';
import { toast } from '../../ui/toast';
import { CallController } from './model/call-controller';

/** Is in the channel for as long as the screen is shown. Another channel or person needs another key. */
export function useCall(channelId: string, user: User): CallController {
  const language = useSessionLanguage();
  const [call] = useState(
    () =>
      new CallController({
        realtime,
        player,
        echoes: echoGuard,
        recogniser: createRecogniser(),
        clock: browserClock,
        channelId,
        user,
        language,
        onTranslationError: (code) => toast.warn(codeText(code), { title: i18n.t('call:translationFailed') }),
        onBusy: (names) =>
          toast.warn(i18n.t('call:busy', { names: names.join(', '), count: names.length }), {
            id: 'busy',
            lastsMs: 3_000,
          }),
      }),
  );

  useEffect(() => {
    call.start();
    return () => call.leave();
  }, [call]);

  useEffect(() => call.setLanguage(language), [call, language]);
  useClosingPaths(call);
  return call;
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
