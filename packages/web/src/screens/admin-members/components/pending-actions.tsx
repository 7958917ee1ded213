import type { Invitation } from '@genbatalk/contract';
import { QrCode, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { invitationUrl } from '../../../app/paths';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { toast } from '../../../ui/toast';
import { useCopy } from '../../../ui/use-copy';

interface PendingActionsProps {
  readonly invitation: Invitation;
  readonly onShow: () => void;
  readonly onCancel: () => void;
}

/** Copy, show as a QR code, cancel (MEMB-11). Each invitation confirms its own copying. */
export function PendingActions({ invitation, onShow, onCancel }: PendingActionsProps) {
  const { t } = useTranslation('members');
  const { state, copy } = useCopy();
  const { nickname, token } = invitation;
  const url = invitationUrl(window.location.origin, token);
  useEffect(() => {
    if (state === 'failed') toast.warn(url, { title: t('pending.copyByHand'), lastsMs: false });
  }, [state, url, t]);
  return (
    <>
      <CopyButton
        state={state}
        size="sm"
        label={t('pending.copyUrl')}
        accessibleLabel={t('pending.copyUrlOf', { name: nickname })}
        onCopy={() => void copy(url)}
      />
      <Button
        variant="default"
        size="sm"
        leftSection={<QrCode size={18} aria-hidden="true" />}
        aria-label={t('pending.showOf', { name: nickname })}
        onClick={onShow}
      >
        {t('pending.show')}
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<X size={18} aria-hidden="true" />}
        aria-label={t('pending.cancelOf', { name: nickname })}
        onClick={onCancel}
      >
        {t('pending.cancel')}
      </Button>
    </>
  );
}
