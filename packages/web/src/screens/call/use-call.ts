import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeText } from '../../i18n/error-text';
import { browserClock } from '../../realtime/clock';
import { realtime } from '../../realtime/page-realtime';
import { useSession } from '../../session/session';
import { useSessionLanguage } from '../../session/session-language';
import { echoGuard, player } from '../../speech/browser-player';
import { createRecogniser } from '../../speech/browser-recogniser';
import { toast } from '../../ui/toast';
import { CallController } from './model/call-controller';

/** Enters the channel for as long as the screen is shown; null until it has begun. */
export function useCall(channelId: string): CallController | null {
  const { t } = useTranslation('call');
  const user = useSession((state) => state.user);
  const language = useSessionLanguage();
  const [call, setCall] = useState<CallController | null>(null);

  const create = useEffectEvent(() => {
    if (user === null) return null;
    return new CallController({
      realtime,
      player,
      echoes: echoGuard,
      recogniser: createRecogniser(),
      clock: browserClock,
      channelId,
      user,
      language,
      onTranslationError: (code) => toast.warn(codeText(code), { title: t('translationFailed') }),
      onBusy: (names) =>
        toast.warn(t('busy', { names: names.join(', '), count: names.length }), {
          id: 'busy',
          lastsMs: 3_000,
        }),
    });
  });

  useEffect(() => {
    const created = create();
    created?.start();
    setCall(created);
    return () => created?.leave();
  }, [channelId]);

  useEffect(() => call?.setLanguage(language), [call, language]);
  useClosingPaths(call);
  return call;
}

/** What ends a hands-free microphone, which no finger holds: the window and the tab (TALK-01). */
function useClosingPaths(call: CallController | null): void {
  useEffect(() => {
    const onBlur = () => call?.talk.send({ type: 'blur' });
    const onVisibility = () => {
      if (document.hidden) call?.talk.send({ type: 'tab-hidden' });
    };
    window.addEventListener('blur', onBlur);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('blur', onBlur);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [call]);
}
