import { useState } from 'react';
import { oneOf, readStored, STORAGE_KEYS, writeStored } from '../../device/storage';

const PLACES = ['opposite', 'beside'] as const;

/** Where the guest is: opposite, and reads upside down, or beside the host. Kept, since a crew works the way it works. */
export function useGuestPlace() {
  const [place, setPlace] = useState(() => oneOf(PLACES, readStored(STORAGE_KEYS.guestPlace), 'opposite'));
  return {
    isGuestTurned: place === 'opposite',
    turnGuest(isTurned: boolean) {
      const chosen = isTurned ? 'opposite' : 'beside';
      writeStored(STORAGE_KEYS.guestPlace, chosen);
      setPlace(chosen);
    },
  };
}
