import type { Location } from '@genbatalk/contract';
import type { Clock } from '../realtime/clock';

/** An alarm waits no longer than this for the place it is sent from. */
export const LOCATE_MS = 3_000;
/** A place this old is as good as a new one: nobody walks far meanwhile. */
const MAX_AGE_MS = 60_000;

/**
 * Where this device is; null where the browser or the user does not say, or not in 3 s. Never rejects.
 * `geolocation` is missing on pages that are not secure.
 */
export function locate(geolocation: Geolocation | undefined, clock: Clock): Promise<Location | null> {
  if (geolocation === undefined) return Promise.resolve(null);
  return new Promise((resolve) => {
    // The browser's own time-out does not run while it asks for permission.
    const stopWaiting = clock.schedule(() => resolve(null), LOCATE_MS);
    const settle = (location: Location | null): void => {
      stopWaiting();
      resolve(location);
    };
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => settle({ latitude, longitude, accuracy }),
      () => settle(null),
      { enableHighAccuracy: true, timeout: LOCATE_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

const MAP_ZOOM = 18;

/** Where a map shows the place: OpenStreetMap needs no key and no account. */
export function mapUrl({ latitude, longitude }: Location): string {
  const place = `${latitude.toFixed(6)}/${longitude.toFixed(6)}`;
  return `https://www.openstreetmap.org/?mlat=${latitude.toFixed(6)}&mlon=${longitude.toFixed(6)}#map=${MAP_ZOOM}/${place}`;
}
