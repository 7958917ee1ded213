import { Phone, PhoneIncoming, PhoneOff, VolumeX } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useWakeLock } from '../../screens/call/use-wake-lock';
import { audioOutput } from '../../speech/browser-output';
import { Button } from '../../ui/button';
import type { DirectCallState } from '../model/direct-call-state';
import { directCall, ring } from '../page-direct-call';
import look from './call-dialog.module.css';
import { CallFrame } from './call-frame';

type Call = Extract<DirectCallState, { kind: 'incoming' | 'answering' }>;

/** Somebody calls: their name, a ring, and two buttons for gloves (DIAL-16, DIAL-17). */
export function IncomingPane({ call }: { readonly call: Call }) {
  const { t } = useTranslation('directCall');
  const sound = useSyncExternalStore(ring.subscribe, ring.getSnapshot);
  const rings = call.kind === 'incoming' && call.line === 'live';
  useWakeLock();
  useEffect(() => {
    if (!rings) return;
    ring.start();
    return () => ring.stop();
  }, [rings]);
  return (
    <CallFrame
      other={call.caller}
      icon={<PhoneIncoming aria-hidden="true" />}
      eyebrow={t('incoming.eyebrow')}
      title={t('incoming.title', { name: call.caller.userName })}
      status={call.kind === 'answering' ? t('incoming.answering') : ''}
      isInterrupted={call.line === 'interrupted'}
    >
      {sound === 'blocked' && (
        <Button
          variant="subtle"
          leftSection={<VolumeX aria-hidden="true" />}
          onClick={() => void audioOutput.unlock()}
        >
          {t('incoming.soundBlocked')}
        </Button>
      )}
      <div className={look['ways']}>
        <button
          type="button"
          className={look['way']}
          disabled={call.kind === 'answering'}
          onClick={() => directCall.reject()}
        >
          <PhoneOff aria-hidden="true" />
          {t('incoming.reject')}
        </button>
        <button
          type="button"
          className={look['way']}
          data-action="answer"
          disabled={!rings}
          onClick={() => directCall.answer()}
        >
          <Phone aria-hidden="true" />
          {t('incoming.answer')}
        </button>
      </div>
    </CallFrame>
  );
}
