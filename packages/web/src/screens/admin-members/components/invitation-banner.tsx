import type { Invitation } from '@genbatalk/contract';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { invitationUrl } from '../../../app/paths';
import { IconButton } from '../../../ui/icon-button';
import { LinkShare } from '../../../ui/link-share';
import { Panel } from '../../../ui/panel';
import look from './invitation-banner.module.css';

interface InvitationBannerProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** The link that was just made, to be shown to another phone at once (MEMB-09). */
export function InvitationBanner({ invitation, onClose }: InvitationBannerProps) {
  const { t } = useTranslation(['members', 'common']);
  const banner = useRef<HTMLDivElement>(null);
  // On a phone the form's button stands far below; the link is what one waits for.
  useEffect(() => {
    // In braces: newer browsers answer a promise, which React would take for the effect's end.
    banner.current?.scrollIntoView({ block: 'center' });
  }, []);
  const title = t('invitation.title', { name: invitation.nickname });
  return (
    <div ref={banner} className={look['banner']} role="status">
      <Panel
        title={title}
        lead={t('invitation.text')}
        aside={
          <IconButton label={t('common:action.close')} onClick={onClose}>
            <X />
          </IconButton>
        }
      >
        <LinkShare url={invitationUrl(window.location.origin, invitation.token)} title={title} />
      </Panel>
    </div>
  );
}
