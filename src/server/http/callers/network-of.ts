import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household or rented machine is assigned a /64, so its addresses count as one caller. */
const NETWORK_GROUPS = 4;

/** The network that calls are counted by: an IPv4 address itself, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] ?? address;
  if (isIPv4(plain) || !isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * A dotted end, as in `64:ff9b::1.2.3.4`, stands for two groups, which are never part of the
 * network.
 */
function groupsOf(text: string): string[] {
  return text === ''
    ? []
    : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
