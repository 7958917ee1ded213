import { expect, test } from 'vitest';
import {
  createGuardedLookup,
  hostOf,
  type LookupAll,
  mayContact,
  mayContactLiteral,
} from './network-policy.js';
import { addressScope } from './private-addresses.js';

test.each([
  ['8.8.8.8', 'public'],
  ['172.32.0.1', 'public'],
  ['2606:4700::1111', 'public'],
  ['::ffff:8.8.8.8', 'public'],
  ['127.0.0.1', 'loopback'],
  ['127.9.9.9', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['::ffff:7f00:1', 'loopback'],
  ['169.254.169.254', 'link-local'],
  ['::ffff:a9fe:a9fe', 'link-local'],
  ['fe80::1', 'link-local'],
  ['0.0.0.0', 'private'],
  ['10.0.0.1', 'private'],
  ['100.64.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.1.1', 'private'],
  ['224.0.0.1', 'private'],
  ['255.255.255.255', 'private'],
  ['::', 'private'],
  ['::ffff:10.0.0.1', 'private'],
  ['::ffff:c0a8:101', 'private'],
  ['fd00:ec2::254', 'private'],
  ['64:ff9b::a00:1', 'private'],
  ['2001:db8::1', 'private'],
  ['2002:a00:1::', 'private'],
  ['ff02::1', 'private'],
  ['engine.example', 'private'],
])('%s is %s', (address, scope) => {
  expect(addressScope(address)).toBe(scope);
});

const closed = { allowedPrivateHosts: [], loopbackAllowed: false };

test('OPS-13 spellings of an address are one address', () => {
  for (const url of ['http://2130706433/', 'http://0x7f.1/', 'http://127.1/', 'http://[::ffff:127.0.0.1]/']) {
    expect(mayContactLiteral(closed, hostOf(new URL(url))), url).toBe(false);
  }
});

test('OPS-13 a host is contacted at a private address only where the policy names it', () => {
  const named = { ...closed, allowedPrivateHosts: ['ollama', '10.0.0.7'] };
  expect(mayContact(closed, 'ollama', '172.18.0.2')).toBe(false);
  expect(mayContact(named, 'ollama', '172.18.0.2')).toBe(true);
  expect(mayContact(named, 'other', '172.18.0.2')).toBe(false);
  expect(mayContactLiteral(named, '10.0.0.7')).toBe(true);
  expect(mayContactLiteral(closed, 'localhost')).toBe(false);
  expect(mayContactLiteral({ ...closed, loopbackAllowed: true }, 'localhost')).toBe(true);
  expect(mayContactLiteral(closed, 'api.example.com')).toBeUndefined();
});

test("OPS-13 a named host that leads to the cloud's metadata is refused; the address itself can be named", () => {
  const metadata = '169.254.169.254';
  expect(mayContact({ ...closed, allowedPrivateHosts: ['ollama'] }, 'ollama', metadata)).toBe(false);
  expect(mayContact({ ...closed, allowedPrivateHosts: [metadata] }, metadata, metadata)).toBe(true);
});

test('OPS-13 a name is refused when any of its addresses is private, at the moment of connecting', () => {
  const resolve =
    (addresses: string[]): LookupAll =>
    (_host, _options, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
  const outcome = (addresses: string[], all: boolean) => {
    let seen: unknown;
    createGuardedLookup(closed, resolve(addresses))('engine.example', { all }, (error, address) => {
      seen = error === null ? address : 'refused';
    });
    return seen;
  };
  expect(outcome(['8.8.8.8', '10.0.0.1'], true)).toBe('refused');
  expect(outcome(['8.8.8.8', '::1'], false)).toBe('refused');
  expect(outcome([], true)).toBe('refused');
  expect(outcome(['8.8.8.8'], false)).toBe('8.8.8.8');
  expect(outcome(['8.8.8.8'], true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
});
