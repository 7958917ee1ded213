import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { codeText, errorText } from '../../../i18n/error-text';
import { useSession } from '../../../session/session';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import form from '../../../ui/form.module.css';
import { WelcomeFrame } from '../../../ui/welcome-frame';

/** A link without a token, one that is not valid any more, or one that could not be looked up (JOIN-05). */
export function InvalidLink({ error }: { readonly error?: unknown }) {
  const { t } = useTranslation(['join', 'common']);
  const { isAuthenticated } = useSession();
  const reason = error === undefined ? codeText('invitation-invalid') : errorText(error);
  return (
    <WelcomeFrame>
      <div role="alert">
        <EmptyState level={1} tone="warn" icon={<Unlink />} title={t('invalid.title')} text={reason}>
          <Button onClick={() => window.location.reload()}>{t('common:action.reload')}</Button>
        </EmptyState>
      </div>
      <Link className={form['way']} to={paths.home}>
        {isAuthenticated ? t('invalid.toChannels') : t('invalid.toLogin')}
      </Link>
    </WelcomeFrame>
  );
}
