import { BlockList, isIP } from 'node:net';

/** Ranges that no public engine has (IANA special-purpose registries). */
const PRIVATE_IPV4: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of IPv6 only global unicast is public, without what carries another address or is for documentation. */
const PUBLIC_IPV6: readonly [network: string, prefix: number][] = [['2000::', 3]];
const PRIVATE_IPV6: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const privateIpv4 = listOf(PRIVATE_IPV4, 'ipv4');
const publicIpv6 = listOf(PUBLIC_IPV6, 'ipv6');
const privateIpv6 = listOf(PRIVATE_IPV6, 'ipv6');
const loopback = listOf([['127.0.0.0', 8]], 'ipv4');
const linkLocal = listOf([['169.254.0.0', 16]], 'ipv4');
linkLocal.addSubnet('fe80::', 10, 'ipv6');
loopback.addAddress('::1', 'ipv6');

/**
 * Where an address lies. `link-local` is apart from `private`: the clouds keep their metadata, with credentials, there.
 * An IPv4 address inside an IPv6 one counts as itself; what is no address counts as private.
 */
export function addressScope(address: string): 'public' | 'loopback' | 'link-local' | 'private' {
  const family = isIP(address);
  if (family === 0) return 'private';
  const type = family === 4 ? 'ipv4' : 'ipv6';
  // BlockList reads ::ffff:a.b.c.d by the rules for IPv4.
  if (loopback.check(address, type)) return 'loopback';
  if (linkLocal.check(address, type)) return 'link-local';
  const isMapped = type === 'ipv6' && /^::ffff:/i.test(address);
  if (type === 'ipv4' || isMapped) return privateIpv4.check(address, type) ? 'private' : 'public';
  return publicIpv6.check(address, type) && !privateIpv6.check(address, type) ? 'public' : 'private';
}

function listOf(ranges: readonly [string, number][], type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, type);
  return list;
}
