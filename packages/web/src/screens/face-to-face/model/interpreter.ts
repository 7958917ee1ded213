import type { Ack, ClientPayload, ErrorCode, FaceToFaceTranslated } from '@genbatalk/contract';

type Request = ClientPayload<'face-to-face-translate'>;

/** What becomes of a sentence. `on-its-way`: the server's event brings it; `here`: this device translated it. */
export type Interpretation =
  | { readonly kind: 'on-its-way' }
  | { readonly kind: 'here'; readonly translated: FaceToFaceTranslated }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

export interface InterpreterParts {
  readonly emit: (request: Request) => Promise<Ack<'face-to-face-translate'>>;
  /** Gets a new token and connects with it; false where that does not succeed in time. */
  readonly renew: () => Promise<boolean>;
  /** The phrasebook of this device; null where it is not there. */
  readonly translateHere: (request: Request) => Promise<FaceToFaceTranslated | null>;
}

/**
 * Has a sentence translated: by the server; again with a new token where the old one is refused; and by the
 * phrasebook of this device where the server cannot be reached. Never rejects.
 */
export function createInterpreter({ emit, renew, translateHere }: InterpreterParts) {
  return async (request: Request): Promise<Interpretation> => {
    let answer = await emit(request);
    const isTokenRefused = answer.status === 'error' && isRefusalOfToken(answer.code);
    if (isTokenRefused && (await renew())) answer = await emit(request);
    if (answer.status === 'ok') return { kind: 'on-its-way' };
    if (answer.code !== 'offline' && answer.code !== 'timeout') return { kind: 'refused', code: answer.code };
    const translated = await translateHere(request);
    return translated === null ? { kind: 'refused', code: 'offline' } : { kind: 'here', translated };
  };
}

function isRefusalOfToken(code: ErrorCode): boolean {
  return code === 'unauthorized' || code === 'forbidden';
}
