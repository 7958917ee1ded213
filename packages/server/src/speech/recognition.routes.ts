import type { RestHandlers } from '../platform/http/handlers.js';
import type { Recogniser } from './recogniser.port.js';

export function recognitionRoutes(recogniser: Recogniser | undefined): Pick<RestHandlers, 'recognition'> {
  return { recognition: async () => ({ languages: [...(recogniser?.languages ?? [])] }) };
}
