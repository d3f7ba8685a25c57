import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type BlockList, type LookupFunction } from 'node:net';

import { Agent, buildConnector, fetch as fetchThrough } from 'undici';

import { contains, isPublicAddress } from './public-addresses.ts';

/**
 * Calls to addresses that users or other servers name. Every connection is checked where it is made,
 * by the address it really goes to: names are resolved once and the checked address is the one that
 * is used, and a redirect makes a new connection, which is checked like the first.
 */
export interface Outbound {
  /** As the global `fetch`; rejects with an {@link OutboundBlocked} in `cause` where the address is not public. */
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/** The address belongs to a private network, this machine, or nobody. */
export class OutboundBlocked extends Error {
  constructor(host: string) {
    super(`${host} is not an address on the public internet`);
    this.name = 'OutboundBlocked';
  }
}

/** What of an installation's own network may be called nevertheless. */
export interface OutboundOptions {
  readonly allowed: BlockList;
}

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * A `fetch` that reaches public addresses only, and the `allowed` networks. Every address is checked
 * when it is connected to, not when it is written.
 */
export function createOutbound({ allowed }: OutboundOptions): Outbound {
  const isAllowed = (address: string) => isPublicAddress(address) || contains(allowed, address);
  const connect = buildConnector({ lookup: checkedLookup(isAllowed), timeout: CONNECT_TIMEOUT_MS });
  const agent = new Agent({
    connect: (options, callback) => {
      // An address in place of a name is never looked up.
      const host = options.hostname.replace(/^\[(.*)\]$/, '$1');
      if (isIP(host) !== 0 && !isAllowed(host)) callback(new OutboundBlocked(host), null);
      else connect(options, callback);
    },
  });
  const guarded = (input: string | URL, init: object = {}) =>
    fetchThrough(input, { ...init, dispatcher: agent });
  return { fetch: guarded as unknown as typeof globalThis.fetch, close: () => agent.close() };
}

/** Refuses a name as soon as one of its addresses is not allowed: which one is used is chance. */
function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const first = found?.[0];
      if (error || !first) return callback(error ?? new OutboundBlocked(hostname), []);
      if (!found.every(({ address }) => isAllowed(address))) {
        return callback(new OutboundBlocked(hostname), []);
      }
      if (options.all) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };
}

/** Finds out whether a call failed because its address was refused. */
export function isBlockedAddress(error: unknown): boolean {
  if (error instanceof OutboundBlocked) return true;
  return error instanceof Error && error.cause !== undefined && isBlockedAddress(error.cause);
}
