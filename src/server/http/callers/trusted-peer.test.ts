import { expect, it } from 'vitest';

import { createPeerTrust } from './trusted-peer.ts';

it.each([
  [false, '127.0.0.1', false],
  [1, '203.0.113.9', true],
  [true, '203.0.113.9', true],
  ['10.0.0.0/8,::1', '10.20.30.40', true],
  ['10.0.0.0/8,::1', '::ffff:10.20.30.40', true],
  ['10.0.0.0/8,::1', '::1', true],
  ['10.0.0.0/8,::1', '11.0.0.1', false],
  ['loopback', '127.0.0.1', true],
  ['loopback, uniquelocal', '192.168.1.5', true],
  ['loopback', '192.168.1.5', false],
  ['nonsense', '127.0.0.1', false],
])('with %s, a connection from %s counts: %s', (setting, address, isTrusted) => {
  expect(createPeerTrust(setting)(address)).toBe(isTrusted);
});
