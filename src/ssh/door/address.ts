/** Addresses as they are written and as they are counted. */
import { isIP } from 'node:net';

/** An address without what Node adds: the zone of a local one, and IPv6 around an IPv4 address. */
export function plainAddress(address: string): string {
  return address.replace(/%.*$/u, '').replace(/^::ffff:(?=[\d.]+$)/iu, '');
}

/**
 * As what an address is counted: an IPv4 address as itself, one of IPv6 as its /64, for a single
 * household has all addresses of that. Text that is no address is its own kind.
 */
export function countedAs(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain).slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, of which `::` stands for as many zeros as are missing. */
function groupsOf(address: string): readonly string[] {
  const [before = '', after] = address.replace(/[\d.]+\.\d+$/u, '0:0').split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  return [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
}
