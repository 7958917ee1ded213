import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../realtime/testing/fake-clock';
import { LOCATE_MS, locate, mapUrl } from './locate';

let clock: FakeClock;
let answer: ((position: GeolocationPosition) => void) | undefined;
let refuse: (() => void) | undefined;

const geolocation = {
  getCurrentPosition(onFound: PositionCallback, onRefused: PositionErrorCallback) {
    answer = onFound;
    refuse = () => onRefused({} as GeolocationPositionError);
  },
} as Geolocation;
const coords = { latitude: 35.6812, longitude: 139.7671, accuracy: 12 };

beforeEach(() => {
  clock = new FakeClock();
});

describe('the place of an alarm', () => {
  it('EMRG-02 is in degrees and metres', async () => {
    const place = locate(geolocation, clock);
    answer?.({ coords } as GeolocationPosition);
    expect(await place).toEqual(coords);
  });

  it('EMRG-02 is left out when it is denied, missing, or not known in 3 s', async () => {
    const denied = locate(geolocation, clock);
    refuse?.();
    expect(await denied).toBeNull();
    expect(await locate(undefined, clock)).toBeNull();
    const waiting = locate(geolocation, clock);
    await clock.advance(LOCATE_MS);
    expect(await waiting).toBeNull();
  });

  it('is shown on a map with a mark', () => {
    expect(mapUrl(coords)).toBe(
      'https://www.openstreetmap.org/?mlat=35.681200&mlon=139.767100#map=18/35.681200/139.767100',
    );
  });
});
