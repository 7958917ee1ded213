import { useTranslation } from 'react-i18next';
import { formatMemberId } from '../../../session/member-id';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import form from '../../../ui/form.module.css';
import { useCopy } from '../../../ui/use-copy';
import { WelcomeFrame } from '../../../ui/welcome-frame';
import look from './member-id-page.module.css';

interface MemberIdPageProps {
  readonly memberId: string;
  readonly onContinue: () => void;
}

/** Shown once, right after registering without an e-mail: the name that this account logs in with (AUTH-14). */
export function MemberIdPage({ memberId, onContinue }: MemberIdPageProps) {
  const { t } = useTranslation('join');
  const { state, copy } = useCopy();
  const shown = formatMemberId(memberId);
  return (
    <WelcomeFrame title={t('memberId.title')} lead={t('memberId.text')}>
      <div className={form['form']}>
        <output className={look['id']} aria-label={t('memberId.title')}>
          {shown}
        </output>
        <CopyButton state={state} label={t('memberId.copy')} onCopy={() => void copy(shown)} />
        {state === 'failed' && <p className={form['fine']}>{t('memberId.copyByHand')}</p>}
        <p className={form['fine']}>{t('memberId.again')}</p>
        <Button size="lg" fullWidth onClick={onContinue}>
          {t('memberId.go')}
        </Button>
      </div>
    </WelcomeFrame>
  );
}
