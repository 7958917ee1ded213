import { useEffect } from 'react';
import { EmergencyLayer } from '../emergency/emergency-layer';
import { connectWhileSignedIn } from '../realtime/page-realtime';
import { useConnection } from '../realtime/use-connection';
import { ReplacedScreen } from './replaced-screen';

/** What is there on every screen of whoever is signed in: the connection, alarms, and who took over. */
export function SignedInLayer() {
  const connection = useConnection();
  useEffect(connectWhileSignedIn, []);
  return (
    <>
      {connection.kind === 'replaced' && <ReplacedScreen />}
      <EmergencyLayer />
    </>
  );
}
