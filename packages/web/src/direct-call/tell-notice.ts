import { codeText } from '../i18n/error-text';
import { i18n } from '../i18n/i18n';
import { tellPlanRefusal } from '../subscription/plan-refusals';
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
      const title = i18n.t('directCall:notice.failed');
      // DIAL-10: with the way to another plan.
      if (tellPlanRefusal(title, code)) return;
      return toast.danger(i18n.t(`directCall:failure.${code}`, { name }), { title, id: 'direct-call' });
    }
    case 'refused': {
      const title = i18n.t('directCall:notice.failed');
      if (tellPlanRefusal(title, notice.code)) return;
      return toast.danger(codeText(notice.code), { title, id: 'direct-call' });
    }
    default:
      notice satisfies never;
  }
}
