import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { useCopy } from '../../../ui/use-copy';
import { referralOf } from '../model/referral';
import look from './referral-panel.module.css';

/** The link with which a leader refers another company (PROF-09, PROF-10, ERR-40 to ERR-42). */
export function ReferralPanel({ userId }: { readonly userId: string | undefined }) {
  const { t } = useTranslation('settings');
  const { state, copy } = useCopy();
  const referral = referralOf(userId, window.location.origin);
  return (
    <Panel title={t('referral.title')} lead={t('referral.lead')}>
      {referral.kind === 'url' ? (
        <>
          <input
            className={look['url']}
            readOnly
            value={referral.url}
            aria-label={t('referral.url')}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button variant="default" onClick={() => void copy(referral.url)}>
            {t('referral.copy')}
          </Button>
          <p className={look['message']} role="status" data-failed={state === 'failed'}>
            {state === 'copied' && t('referral.copied')}
            {state === 'failed' && t('referral.copyByHand')}
          </p>
        </>
      ) : (
        <p className={look['message']} role="alert" data-failed="true">
          {referral.kind === 'no-user' ? t('referral.noUser') : t('referral.failed')}
        </p>
      )}
    </Panel>
  );
}
