import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { CopyButton } from './copy-button';
import look from './link-share.module.css';
import { QrCode } from './qr-code';
import { useCopy } from './use-copy';

interface LinkShareProps {
  readonly url: string;
  /** What the link is, for the share sheet and for whoever cannot see the code. */
  readonly title: string;
  readonly hasQrCode?: boolean;
}

/** A link as it is passed on at a site: shown to another phone's camera, shared, or copied. */
export function LinkShare({ url, title, hasQrCode = true }: LinkShareProps) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  return (
    <div className={look['share']}>
      {hasQrCode && <QrCode text={url} label={t('link.qr', { title })} />}
      <div className={look['ways']}>
        <input
          className={look['url']}
          readOnly
          value={url}
          aria-label={title}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={look['buttons']}>
          <CopyButton state={state} label={t('link.copy')} onCopy={() => void copy(url)} />
          {'share' in navigator && (
            <Button
              variant="default"
              leftSection={<Share2 size={20} aria-hidden="true" />}
              onClick={() => void shareLink({ title, url })}
            >
              {t('link.share')}
            </Button>
          )}
        </div>
        <div role="status">
          {state === 'failed' && <p className={look['message']}>{t('link.copyByHand')}</p>}
        </div>
      </div>
    </div>
  );
}

async function shareLink(link: ShareData): Promise<void> {
  try {
    await navigator.share(link);
  } catch {
    // Closed without choosing anybody; the link still stands there.
  }
}
