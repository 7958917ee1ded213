import type {
  CallBody,
  CallParams,
  CallQuery,
  CallResponse,
  ErrorBody,
  RestCalls,
} from '@genbatalk/contract';
import { currentInterfaceLanguage } from '../i18n/i18n';
import { useSession } from '../session/session';
import { ApiError, failureWithoutBody } from './api-error';
import { type CallName, endpoints } from './endpoints';

type Part<Key extends string, Value> = Value extends undefined ? object : { readonly [K in Key]: Value };
export type CallInput<N extends CallName> = Part<'params', CallParams<RestCalls[N]>> &
  Part<'query', CallQuery<RestCalls[N]>> &
  Part<'body', CallBody<RestCalls[N]>> & {
    readonly signal?: AbortSignal;
    /** A token in place of the session's: the guest's of face-to-face. */
    readonly token?: string;
  };
type Arguments<N extends CallName> =
  object extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>];

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly token?: string;
}

function addressOf(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function failureOf(response: Response): Promise<ApiError> {
  try {
    const body = (await response.json()) as ErrorBody;
    if (typeof body.code !== 'string') return failureWithoutBody(response.status);
    return new ApiError({ ...body, details: body.details, status: response.status });
  } catch (cause) {
    return failureWithoutBody(response.status, cause);
  }
}

async function request(name: CallName, input: LooseInput): Promise<Response> {
  const [method = 'GET', path = '/'] = endpoints[name].split(' ');
  const sessionToken = useSession.getState().token;
  const token = input.token ?? sessionToken;
  let response: Response;
  try {
    response = await fetch(addressOf(path, input), {
      method,
      headers: {
        'Accept-Language': currentInterfaceLanguage(),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    });
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw failureWithoutBody(0, cause);
  }
  if (!response.ok) {
    const failure = await failureOf(response);
    // `credentials-invalid` is a 401 too, but says nothing about the token.
    const tokenRefused = failure.status === 401 && failure.code !== 'credentials-invalid';
    if (tokenRefused && token !== null && token === useSession.getState().token) {
      useSession.getState().signOut();
    }
    throw failure;
  }
  return response;
}

/**
 * Makes one call of the contract. Sends the session's token and the interface language; throws
 * `ApiError`, with code `offline` where no answer came. A 401 on a call with the session's token
 * ends the session, and the guards then lead to /login.
 */
async function call<N extends CallName>(
  name: N,
  ...[given]: Arguments<N>
): Promise<CallResponse<RestCalls[N]>> {
  const response = await request(name, (given ?? {}) as LooseInput);
  return (response.status === 204 ? undefined : await response.json()) as CallResponse<RestCalls[N]>;
}

/** Like `call`, for an answer that is a file: a table, a sound. */
async function download<N extends CallName>(name: N, ...[given]: Arguments<N>): Promise<Blob> {
  return (await request(name, (given ?? {}) as LooseInput)).blob();
}

export const api = { call, download };
