import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

const VIRTUAL =
  /^(?:br-|docker|veth|virbr|vmnet|vboxnet|tun|tap|utun|tailscale|wg|zt|cni|flannel|podman|lxc)/u;
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/u;

/**
 * The IPv4 address under which phones on the same network reach this machine; undefined without a network.
 * Addresses of containers and tunnels, which a phone cannot reach, count last.
 */
export function lanAddress(
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string | undefined {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter((entry) => entry.family === 'IPv4' && !entry.internal && !entry.address.startsWith('169.254.'))
      .map((entry) => ({
        address: entry.address,
        rank: (VIRTUAL.test(name) ? 2 : 0) + (PRIVATE.test(entry.address) ? 0 : 1),
      })),
  );
  return found.sort((a, b) => a.rank - b.rank)[0]?.address;
}
