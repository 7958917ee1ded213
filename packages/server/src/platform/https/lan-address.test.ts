import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { lanAddress } from './lan-address.js';

function ipv4(address: string, internal = false): NetworkInterfaceInfo[] {
  return [
    { address, internal, family: 'IPv4', netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null },
  ];
}

test('the address that phones reach is the one of the real network, not of containers or tunnels', () => {
  const interfaces = {
    lo: ipv4('127.0.0.1', true),
    docker0: ipv4('172.17.0.1'),
    tun0: ipv4('10.8.0.2'),
    wlan0: ipv4('192.168.1.20'),
  };
  expect(lanAddress(interfaces)).toBe('192.168.1.20');
  expect(lanAddress({ docker0: ipv4('172.17.0.1'), eth0: ipv4('203.0.113.9') })).toBe('203.0.113.9');
});

test('without a network there is no address', () => {
  expect(lanAddress({ lo: ipv4('127.0.0.1', true), eth0: ipv4('169.254.3.4') })).toBeUndefined();
});
