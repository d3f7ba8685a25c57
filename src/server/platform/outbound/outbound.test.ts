import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createOutbound, isBlockedAddress } from './outbound.ts';
import { isPublicAddress, readNetworks } from './public-addresses.ts';

const networks = (...texts: string[]) => {
  const read = readNetworks(texts);
  if (!read) throw new Error('Not networks');
  return read;
};

describe('public addresses', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '168.63.129.17',
    '2606:4700::1111',
    '[2606:4700::1111]',
    '::ffff:8.8.8.8',
  ])('treats %s as public', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:10.0.0.1',
    '::10.0.0.1',
    '::ffff:0:10.0.0.1',
    '::ffff:0:808:808',
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '100:0:0:1::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'fd00::1',
    'fe80::1%eth0',
    'ff02::1',
    'localhost',
    '',
  ])('treats %s as not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['10.0.0.0/33', '10.0.0.0/', 'example.com', '10.0.0/8', ''])(
    'rejects the network "%s"',
    (text) => expect(readNetworks([text])).toBeNull(),
  );
});

describe('guarded calls', () => {
  const servers: Server[] = [];
  const start = async (answer: RequestListener, host: string) => {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    return (server.address() as AddressInfo).port;
  };
  let reached = 0;
  let inner = '';
  let redirecting = '';
  beforeAll(async () => {
    const port = await start((_request, response) => {
      reached += 1;
      response.end('inner');
    }, '127.0.0.1');
    inner = `http://127.0.0.1:${port}/`;
    const other = await start((_request, response) => {
      response.writeHead(302, { location: inner }).end();
    }, '127.0.0.2');
    redirecting = `http://127.0.0.2:${other}/`;
  });
  afterAll(() => servers.forEach((server) => server.close()));

  const nothingAllowed = createOutbound({ allowed: networks() });
  afterAll(() => nothingAllowed.close());
  const outcomeOf = (address: string) =>
    nothingAllowed.fetch(address).then(
      () => 'answered',
      (error: unknown) => (isBlockedAddress(error) ? 'refused' : String(error)),
    );

  it('refuses addresses and names of this machine, in any notation', async () => {
    const { port } = new URL(inner);
    for (const host of [
      '127.0.0.1',
      'localhost',
      '2130706433',
      '0x7f.1',
      '[::ffff:127.0.0.1]',
      '127.1',
    ]) {
      expect([host, await outcomeOf(`http://${host}:${port}/`)]).toEqual([host, 'refused']);
    }
    expect(reached).toBe(0);
  });

  it('allows configured networks', async () => {
    const outbound = createOutbound({ allowed: networks('127.0.0.1') });
    const answer = await outbound.fetch(inner);
    expect(await answer.text()).toBe('inner');
    await outbound.close();
  });

  it('checks the target of a redirect', async () => {
    const before = reached;
    const outbound = createOutbound({ allowed: networks('127.0.0.2/32') });
    const error: unknown = await outbound.fetch(redirecting).catch((thrown: unknown) => thrown);
    expect(isBlockedAddress(error)).toBe(true);
    expect(reached).toBe(before);
    await outbound.close();
  });
});
