import { untilAborted } from '../chain/waiting.js';

interface Flight<T> {
  result: Promise<T>;
  stop: AbortController;
  waiting: number;
}

/**
 * Does equal work once for all who ask for it at the same time. The work is given up when the last of them has gone.
 */
export function createSingleFlight<T>() {
  const flights = new Map<string, Flight<T>>();

  return async (key: string, work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> => {
    signal.throwIfAborted();
    const flight = flights.get(key) ?? start(key, work);
    flight.waiting += 1;
    try {
      return await untilAborted(flight.result, signal);
    } finally {
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        flight.stop.abort();
        if (flights.get(key) === flight) flights.delete(key);
      }
    }
  };

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const stop = new AbortController();
    const flight: Flight<T> = { result: work(stop.signal), stop, waiting: 0 };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.result.then(land, land);
    return flight;
  }
}
