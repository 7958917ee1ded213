import { browserClock } from '../../realtime/clock';
import { DeviceTranslator } from './device-translator';
import { findTranslatorApi } from './translator-api';

/** The page's one translator of the device. */
export const deviceTranslator = new DeviceTranslator({
  api: findTranslatorApi(globalThis),
  clock: browserClock,
});
