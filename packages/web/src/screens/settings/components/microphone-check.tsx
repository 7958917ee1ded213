import { Mic, Square } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { microphoneLease } from '../../../speech/microphone-lease';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { MicrophoneTest } from '../model/microphone-test';
import { openMicrophone } from '../open-microphone';
import look from './check.module.css';
import { InputLevel } from './input-level';

/** Opens the microphone, shows its level and says whether it hears; closed with the tab and the screen. */
export function MicrophoneCheck() {
  const { t } = useTranslation('settings');
  const [test] = useState(() => new MicrophoneTest({ open: openMicrophone, lease: microphoneLease }));
  const state = useSyncExternalStore(test.subscribe, test.getSnapshot);
  useEffect(() => {
    const onVisibility = () => document.hidden && test.stop();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      test.stop();
    };
  }, [test]);
  const isOpen = state.kind === 'open';
  return (
    <div className={look['check']}>
      <Button
        variant="default"
        loading={state.kind === 'opening'}
        leftSection={isOpen ? <Square size={20} aria-hidden="true" /> : <Mic size={22} aria-hidden="true" />}
        onClick={() => (isOpen ? test.stop() : void test.start())}
      >
        {isOpen ? t('microphone.stop') : t('microphone.start')}
      </Button>
      {isOpen && (
        <>
          <InputLevel read={() => test.level()} label={t('microphone.level')} />
          <p className={look['hint']} role="status">
            {state.hasHeard ? t('microphone.heard') : t('microphone.speak')}
          </p>
        </>
      )}
      {state.kind === 'denied' && (
        <Notice tone="warn" title={t('microphone.denied')} text={t('microphone.deniedText')} />
      )}
      {state.kind === 'failed' && (
        <Notice tone="warn" title={t('microphone.failed')} text={t('microphone.failedText')} />
      )}
    </div>
  );
}
