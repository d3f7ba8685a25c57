import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Addresses that are not on the public internet, from IANA's special-purpose registries: this
 * machine, private networks, link-local (where cloud providers serve credentials), carrier
 * networks, documentation, multicast, reserved; and IPv6 forms that contain an IPv4 address, which
 * would be a bypass.
 */
const SPECIAL_NETWORKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Azure's services for virtual machines, at a public address.
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
] as const;

/** Parses addresses and networks (`10.0.0.0/8`, `::1`); null if one is invalid. */
export function readNetworks(texts: readonly string[]): BlockList | null {
  const networks = new BlockList();
  for (const text of texts) {
    const [address = '', prefix] = text.split('/');
    const family = familyOf(address);
    const bitsMax = family === 'ipv6' ? 128 : 32;
    const bits = prefix === undefined ? bitsMax : Number(prefix);
    const isLength = Number.isInteger(bits) && bits >= 0 && bits <= bitsMax && prefix !== '';
    if (isIP(address) === 0 || !isLength) return null;
    networks.addSubnet(address, bits, family);
  }
  return networks;
}

const special = readNetworks(SPECIAL_NETWORKS);

/** Whether this is an address on the public internet. Anything that is not an address is not. */
export function isPublicAddress(address: string): boolean {
  const plain = plainOf(address);
  return isIP(plain) !== 0 && special?.check(plain, familyOf(plain)) === false;
}

/** Whether an address, including IPv4-mapped IPv6, belongs to one of the networks. */
export function contains(networks: BlockList, address: string): boolean {
  const plain = plainOf(address);
  return isIP(plain) !== 0 && networks.check(plain, familyOf(plain));
}

/** Without brackets and zone; IPv4-mapped IPv6 as IPv4. */
function plainOf(address: string): string {
  const bare = address.replace(/^\[(.*)\]$/, '$1').split('%')[0] ?? '';
  const mapped = new URL(`http://${isIPv6(bare) ? `[${bare}]` : 'x'}`).hostname;
  const hex = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(mapped);
  if (!hex) return bare;
  const [high, low] = [Number.parseInt(hex[1] ?? '', 16), Number.parseInt(hex[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
