import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household or a rented machine is given a /64: all its addresses are one caller. */
const NETWORK_GROUPS = 4;

/** What calls are counted by: an IPv4 address as it is, an IPv6 address's network. */
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

/** A dotted end, as in `64:ff9b::1.2.3.4`, stands for two groups; it is never within the network. */
function groupsOf(text: string): string[] {
  return text === ''
    ? []
    : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
