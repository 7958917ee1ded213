import type { User } from '@genbatalk/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../app/paths';
import { codeText } from '../../i18n/error-text';
import { useConnection } from '../../realtime/use-connection';
import { useSession } from '../../session/session';
import { tellPlanRefusal } from '../../subscription/plan-refusals';
import { LoadingScreen } from '../../ui/loading-screen';
import { toast } from '../../ui/toast';
import { CallView } from './components/call-view';
import { useCall } from './use-call';
import { useCallEnd } from './use-call-end';
import { useWakeLock } from './use-wake-lock';

/** A channel call: who is here, what is said, and the button that one holds to speak. */
export function CallScreen() {
  const { channelId = '' } = useParams();
  const user = useSession((state) => state.user);
  const connection = useConnection();
  useWakeLock();
  if (user === null) return <LoadingScreen />;
  // The layer over the screens says who took over; this one gives up its place in the call.
  if (connection.kind === 'replaced') return <LoadingScreen />;
  // A key, so that another channel or person is another visit and not a changed one.
  return <Visit key={`${channelId} ${user.id}`} channelId={channelId} user={user} />;
}

function Visit({ channelId, user }: { readonly channelId: string; readonly user: User }) {
  const { t } = useTranslation('call');
  const navigate = useNavigate();
  const call = useCall(channelId, user);
  const hasEnded = useCallEnd(call.session, {
    onRefused(refusal) {
      if (!tellPlanRefusal(t('joinFailed'), refusal.code))
        toast.danger(codeText(refusal.code, refusal.message), { title: t('joinFailed') });
      void navigate(paths.channels, { replace: true });
    },
    onRemoved() {
      toast.info(t('removed'));
      void navigate(paths.channels, { replace: true });
    },
    onEnded: () => void navigate(paths.channels, { replace: true }),
  });
  return <CallView call={call} channelId={channelId} hasEnded={hasEnded} />;
}
