import type { CompanyMember } from '@genbatalk/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../i18n/error-text';
import { formatDayAndTime } from '../../../i18n/format-date';
import { LinkShare } from '../../../ui/link-share';
import { LoadingScreen } from '../../../ui/loading-screen';
import { Notice } from '../../../ui/notice';
import { Sheet } from '../../../ui/sheet';
import { useSignInLink } from '../api';
import look from './link-sheet.module.css';

interface SignInLinkSheetProps {
  readonly member: CompanyMember;
  readonly onClose: () => void;
}

/** A one-time link for a member who forgot the password or has a new phone (AUTH-15). */
export function SignInLinkSheet({ member, onClose }: SignInLinkSheetProps) {
  const { t, i18n } = useTranslation('members');
  const { data, error, isError } = useSignInLink(member.id);
  const title = t('list.signInLinkOf', { name: member.nickname });
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <div className={look['content']}>
        {data === undefined && !isError && <LoadingScreen />}
        {isError && <Notice tone="danger" title={t('signIn.failed')} text={errorText(error)} />}
        {data !== undefined && (
          <>
            <p>{t('signIn.text', { until: formatDayAndTime(data.expiresAt, i18n.language) })}</p>
            <LinkShare url={data.url} title={title} />
          </>
        )}
      </div>
    </Sheet>
  );
}
