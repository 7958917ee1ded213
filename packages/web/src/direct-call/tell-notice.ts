import { codeText } from '../i18n/error-text';
import { i18n } from '../i18n/i18n';
import { toast } from '../ui/toast';
import type { Notice } from './model/direct-call-state';

/** How a call that ended without a talk is told (ERR-17, ERR-18, DIAL-19). */
export function tellNotice(notice: Notice): void {
  switch (notice.kind) {
    case 'rejected':
      return toast.warn(i18n.t('directCall:notice.rejected', { name: notice.name }), { id: 'direct-call' });
    case 'over':
    case 'interrupted':
      return toast.warn(i18n.t(`directCall:notice.${notice.kind}`, { name: notice.name }), {
        id: 'direct-call',
      });
    case 'missed':
      // It stays until it is read: the phone may have been in a pocket.
      return toast.info(i18n.t('directCall:notice.missed', { name: notice.name }), {
        id: 'missed-call',
        lastsMs: false,
      });
    case 'failed': {
      const { code, name } = notice;
      if (code === 'timeout')
        return toast.warn(i18n.t('directCall:notice.timeout', { name }), { id: 'direct-call' });
      return toast.danger(i18n.t(`directCall:failure.${code}`, { name }), {
        title: i18n.t('directCall:notice.failed'),
        id: 'direct-call',
      });
    }
    case 'refused':
      return toast.danger(codeText(notice.code), {
        title: i18n.t('directCall:notice.failed'),
        id: 'direct-call',
      });
    default:
      notice satisfies never;
  }
}
