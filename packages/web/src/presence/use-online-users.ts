import { useSyncExternalStore } from 'react';
import { api } from '../api/client';
import { isSavingBattery } from '../device/battery';
import { browserClock } from '../realtime/clock';
import { realtime } from '../realtime/page-realtime';
import { useSession } from '../session/session';
import { OnlineUsers } from './online-users';

const onlineUsers = new OnlineUsers({
  realtime,
  clock: browserClock,
  fetchOnline: async () => (await api.call('onlineStatus')).onlineUsers,
  polls: () => useSession.getState().user?.role === 'LEADER',
  savesBattery: isSavingBattery,
});

/** The ids of who is online in the own company, kept up to date while it is drawn. */
export function useOnlineUsers(): ReadonlySet<string> {
  return useSyncExternalStore(onlineUsers.subscribe, onlineUsers.getSnapshot);
}
