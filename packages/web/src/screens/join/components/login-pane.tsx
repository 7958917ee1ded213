import type { SignedIn } from '@genbatalk/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../i18n/error-text';
import { useSession } from '../../../session/session';
import { Notice } from '../../../ui/notice';
import { LoginForm } from '../../login/components/login-form';
import type { LoginValues } from '../../login/model/login-form';
import { AcceptanceError, type InvitationLookup, loginAndAccept } from '../api';
import { SignedInPane } from './signed-in-pane';

interface LoginPaneProps {
  readonly token: string;
  readonly invitation: InvitationLookup;
  readonly onJoined: (session: SignedIn) => void;
}

/** Somebody who has an account already: subcontractors move between sites (JOIN-13, JOIN-21). */
export function LoginPane({ token, invitation, onJoined }: LoginPaneProps) {
  const { t } = useTranslation('join');
  const { user, token: sessionToken } = useSession();
  const [usesOther, setUsesOther] = useState(false);
  const login = useMutation({
    mutationFn: (values: LoginValues) => loginAndAccept(token, values),
    onSuccess: onJoined,
  });
  if (user !== null && sessionToken !== null && !usesOther) {
    return (
      <SignedInPane
        token={token}
        company={invitation.company.name}
        session={{ user, token: sessionToken }}
        onJoined={onJoined}
        onOther={() => setUsesOther(true)}
      />
    );
  }
  const { error } = login;
  const isRefused = error instanceof AcceptanceError;
  return (
    <LoginForm
      account={invitation.email ?? ''}
      submitLabel={t('login')}
      isPending={login.isPending}
      onSubmit={login.mutate}
      notice={
        login.isError && (
          <Notice
            tone="danger"
            title={isRefused ? t('failed.accept') : t('failed.login')}
            text={errorText(isRefused ? error.cause : error)}
          />
        )
      }
    />
  );
}
