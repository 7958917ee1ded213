import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { addressScope } from './private-addresses.js';

/** Which addresses an engine may be reached at (API7 of OWASP: an engine's URL is not a way into the inner network). */
export interface NetworkPolicy {
  /** Hosts, by the name or address in the base URL, that may be private. */
  readonly allowedPrivateHosts: readonly string[];
  /** Whether the own machine may be the engine's: for those made to run beside the server. */
  readonly loopbackAllowed: boolean;
}

/** Resolves names; given by tests only. */
export type LookupAll = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The host of a URL as policies name it: lower case, an IPv6 address without its brackets. */
export function hostOf(url: URL): string {
  return url.hostname.toLowerCase().replace(/^\[|\]$/g, '');
}

/**
 * Whether `host` may be contacted at `address`. A name that is allowed to be private still may not lead to a
 * link-local address: who wants that one has to write the address itself.
 */
export function mayContact(policy: NetworkPolicy, host: string, address: string): boolean {
  const scope = addressScope(address);
  if (scope === 'public') return true;
  if (policy.allowedPrivateHosts.includes(address)) return true;
  if (scope === 'link-local') return false;
  if (scope === 'loopback' && policy.loopbackAllowed) return true;
  return policy.allowedPrivateHosts.includes(host);
}

/** Whether a host that needs no resolving may be contacted; undefined for a name, which is checked when it is resolved. */
export function mayContactLiteral(policy: NetworkPolicy, host: string): boolean | undefined {
  if (isIP(host) !== 0) return mayContact(policy, host, host);
  // RFC 6761: these names are always the own machine.
  if (host === 'localhost' || host.endsWith('.localhost')) return mayContact(policy, host, '127.0.0.1');
  return undefined;
}

/**
 * A `lookup` that checks what a name resolves to, at the moment of connecting: a name that later points inside is
 * refused too. One forbidden address among several refuses all.
 */
export function createGuardedLookup(policy: NetworkPolicy, lookup: LookupAll = systemLookup): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) {
        callback(error ?? new Error('no address'), '');
      } else if (!addresses.every(({ address }) => mayContact(policy, host.toLowerCase(), address))) {
        callback(new Error('a private address'), '');
      } else if (options.all === true) {
        callback(null, addresses);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}
