import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address, written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const gap = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...gap, ...last].slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/** Stands for the address of a client that has closed its connection. */
const NO_ADDRESS = 'unknown';

/**
 * The network of a client for the limits: an IPv4 address, or the network of an IPv6 address (its first 64 bits), since
 * one household has practically unlimited addresses. A closed connection has no address, whatever its type says.
 */
export function clientNetworkOf(address: string | undefined): string {
  if (address === undefined) return NO_ADDRESS;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${groupsOf(address).join(':')}::/64` : address;
}

/**
 * The networks that a client may be in control of, the narrowest first: an IPv4 address, or of an IPv6 address the
 * networks that providers assign to one customer (64, 56 and 48 bits).
 */
export function clientNetworksOf(address: string | undefined): string[] {
  const narrowest = clientNetworkOf(address);
  if (address === undefined || !isIPv6(address) || !narrowest.endsWith('::/64')) return [narrowest];
  const [first = '0', second = '0', third = '0', fourth = '0'] = groupsOf(address);
  const middle = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [narrowest, `${first}:${second}:${third}:${middle}::/56`, `${first}:${second}:${third}::/48`];
}

/** The widest network that a client may be in control of. */
export const widestNetworkOf = (address: string | undefined): string =>
  clientNetworksOf(address).at(-1) ?? clientNetworkOf(address);
