import {
  type CallBody,
  type CallResponse,
  type Language,
  type PlanId,
  type RestCall,
  type RestCallName,
  type RestCalls,
  restCalls,
  type SignedIn,
} from '../../packages/contract/src/index';

let counter = 0;

/** A REST call of the contract against a running server. */
export async function call<N extends RestCallName>(
  url: string,
  name: N,
  given: { token?: string; params?: Record<string, string>; body?: CallBody<RestCalls[N]> } = {},
): Promise<CallResponse<RestCalls[N]>> {
  const { method, path }: RestCall = restCalls[name];
  const { token, params = {}, body } = given;
  const response = await fetch(url + path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? ''), {
    method,
    headers: {
      // Each crew comes from an address of its own, as the proxy in front of the server would say.
      'x-forwarded-for': `10.0.${Math.floor(counter / 250)}.${(counter % 250) + 1}`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as CallResponse<RestCalls[N]>;
}

export interface Crew {
  leader: SignedIn;
  workers: SignedIn[];
  channelId: string;
  channelName: string;
}

/**
 * A company with a channel in which its leader and workers are, made as people make it: by invitation. It has bought
 * BASIC, so that no limit is in the way of what a journey is about; FREE leaves it in its trial.
 */
export async function createCrew(
  url: string,
  workers: readonly { nickname: string; language: 'ja' | 'en' | 'vi' | 'zh' }[],
  options: { leader?: { name: string; language: Language }; channelName?: string; plan?: PlanId } = {},
): Promise<Crew> {
  counter += 1;
  const { leader: who = { name: '田中', language: 'ja' }, channelName = '3号棟 コンクリート' } = options;
  const { plan = 'BASIC' } = options;
  const leader = await call(url, 'register', {
    body: {
      ...who,
      email: `leader-${process.pid}-${counter}-${Date.now()}@example.com`,
      password: 'genba-talk-1',
      companyName: '田中建設',
    },
  });
  const { token } = leader;
  if (plan !== 'FREE') await call(url, 'upgradePlan', { token, body: { plan } });
  // Without a name there is no channel: a company that has just begun.
  if (channelName === '') return { leader, workers: [], channelId: '', channelName };
  const { channel } = await call(url, 'createChannel', { token, body: { name: channelName } });
  const joined: SignedIn[] = [];
  for (const { nickname, language } of workers) {
    const { invitation } = await call(url, 'invite', {
      token,
      body: { nickname, language, channelId: channel.id },
    });
    joined.push(
      await call(url, 'joinAsNewUser', {
        params: { token: invitation.token },
        body: { nickname, language, password: 'genba-talk-1' },
      }),
    );
  }
  return { leader, workers: joined, channelId: channel.id, channelName };
}
