import { isIPv4, isIPv6 } from 'node:net';

/** Whether a network address belongs to this machine. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  if (isIPv4(plain)) return plain.startsWith('127.');
  return isIPv6(address) && address === '::1';
}

/** Whether a host name in a URL or a setting is this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isLoopbackAddress(name.replace(/^\[(.*)\]$/, '$1'));
}
