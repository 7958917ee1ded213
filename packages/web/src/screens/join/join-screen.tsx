import type { SignedIn } from '@genbatalk/contract';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../app/paths';
import { useSession } from '../../session/session';
import { InvalidLink } from './components/invalid-link';
import { InvitationPage } from './components/invitation-page';
import { MemberIdPage } from './components/member-id-page';

type Stage =
  | { readonly kind: 'invited' }
  /** Registered without an e-mail: the ID is shown before anything else. */
  | { readonly kind: 'member-id'; readonly memberId: string }
  | { readonly kind: 'joined' };

/** The landing page of an invitation (JOIN-02 to JOIN-14). */
export function JoinScreen() {
  const { token = '' } = useParams();
  const [stage, setStage] = useState<Stage>({ kind: 'invited' });
  const enter = (session: SignedIn, memberId: string | null) => {
    setStage(memberId === null ? { kind: 'joined' } : { kind: 'member-id', memberId });
    useSession.getState().signIn(session);
  };
  switch (stage.kind) {
    case 'invited':
      return token === '' ? <InvalidLink /> : <InvitationPage key={token} token={token} onJoined={enter} />;
    case 'member-id':
      return <MemberIdPage memberId={stage.memberId} onContinue={() => setStage({ kind: 'joined' })} />;
    case 'joined':
      return <Navigate to={paths.channels} replace />;
    default:
      return stage satisfies never;
  }
}
