import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { callPath } from '../app/paths';
import { connectWhileSignedIn } from '../realtime/page-realtime';
import { CallDialog } from './components/call-dialog';
import { directCall } from './page-direct-call';

/** Calls from one to one, on every screen of whoever is signed in (DIAL-16). */
export function DirectCallLayer() {
  const navigate = useNavigate();
  const go = useEffectEvent((channelId: string) => void navigate(callPath(channelId)));
  useEffect(() => {
    const stop = directCall.start((channelId) => go(channelId));
    // After the listening begins: the server tells what rings while it registers.
    connectWhileSignedIn();
    return stop;
  }, []);
  return <CallDialog />;
}
