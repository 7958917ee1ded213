import { PhoneOff, PhoneOutgoing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DirectCallState } from '../model/direct-call-state';
import { directCall } from '../page-direct-call';
import look from './call-dialog.module.css';
import { CallFrame } from './call-frame';

/** The caller's side: whom one calls, until it is answered, rejected, failed or over (DIAL-18). */
export function CallingPane({ call }: { readonly call: Extract<DirectCallState, { kind: 'calling' }> }) {
  const { t } = useTranslation('directCall');
  const isRinging = call.channelId !== null && call.line === 'live';
  return (
    <CallFrame
      other={call.target}
      icon={<PhoneOutgoing aria-hidden="true" />}
      eyebrow={t('calling.eyebrow')}
      title={t('calling.title', { name: call.target.userName })}
      status={isRinging ? t('calling.ringing') : t('calling.requested')}
      isInterrupted={call.line === 'interrupted'}
    >
      <div className={look['ways']}>
        <button type="button" className={look['way']} onClick={() => directCall.cancel()}>
          <PhoneOff aria-hidden="true" />
          {t('calling.cancel')}
        </button>
      </div>
    </CallFrame>
  );
}
