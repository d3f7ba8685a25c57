import { BlockList, isIP } from 'node:net';

import type { Config } from '#server/platform/config/config.ts';

/** Names for groups of addresses in the proxy settings of Express and Fastify. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const IPV4_IN_IPV6 = /^::ffff:(?=[\d.]+$)/i;

/** Whether the peer of a connection is a proxy whose headers are trusted. */
export function createPeerTrust(
  setting: Config['http']['trustProxy'],
): (address: string) => boolean {
  if (typeof setting !== 'string') {
    const trustsAll = setting === true || (typeof setting === 'number' && setting > 0);
    return () => trustsAll;
  }
  const trusted = new BlockList();
  for (const part of setting.split(',')) {
    for (const range of GROUPS[part.trim()] ?? [part.trim()]) addRange(trusted, range);
  }
  return (address) => {
    const plain = address.replace(IPV4_IN_IPV6, '');
    return isIP(plain) !== 0 && trusted.check(plain, familyOf(plain));
  };
}

function addRange(list: BlockList, range: string): void {
  const [address = '', prefix] = range.split('/');
  if (isIP(address) === 0) return;
  if (prefix === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, Number(prefix), familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
