import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What the proxy does to a storage's responses. */
export type StorageMode = 'sound' | 'failing' | 'slow' | 'full' | 'cutting off';

export interface FaultProxy {
  readonly port: number;
  setMode(mode: StorageMode): void;
  /** How many requests the current mode has disrupted. */
  spoiled(): number;
  stop(): void;
}

const SLOWNESS_MS = 2_500;
const FULL = 507;
const FAILING = 503;

/** A proxy between the processes and their storage that disrupts requests on demand. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  let mode: StorageMode = 'sound';
  let spoiled = 0;
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const present = mode;
    const isWrite = incoming.method === 'PUT' || incoming.method === 'POST';
    if (present === 'failing') return refuse(outgoing, FAILING);
    if (present === 'full' && isWrite) return refuse(outgoing, FULL);
    if (present === 'cutting off') {
      spoiled += 1;
      incoming.once('data', () => incoming.destroy());
      return;
    }
    if (present === 'slow') {
      spoiled += 1;
      await delay(SLOWNESS_MS);
    }
    const { method, url, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port: targetPort, method, path: url, headers });
    onward.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  function refuse(outgoing: ServerResponse, status: number): void {
    spoiled += 1;
    outgoing.writeHead(status, { 'content-type': 'application/xml' });
    outgoing.end('<Error><Code>Refused</Code><Message>By the fault proxy</Message></Error>');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    setMode: (next) => {
      mode = next;
      spoiled = 0;
    },
    spoiled: () => spoiled,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
