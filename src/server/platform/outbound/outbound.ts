import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type BlockList, type LookupFunction } from 'node:net';

import { Agent, buildConnector, fetch as fetchThrough } from 'undici';

import { contains, isPublicAddress } from './public-addresses.ts';

/**
 * HTTP calls to addresses named by users or other servers. Every connection is checked when it is
 * made, against the actual IP address: names are resolved once and the checked address is used; a
 * redirect opens a new connection, which is checked too.
 */
export interface Outbound {
  /**
   * Like the global `fetch`; rejects with an {@link OutboundBlocked} as `cause` if the address is
   * not public.
   */
  readonly fetch: typeof globalThis.fetch;
  /** Whether every call of this host is refused, because it is an address that is not allowed. */
  neverReaches(host: string): boolean;
  close(): Promise<void>;
}

/** The address belongs to a private network, this machine, or a reserved range. */
class OutboundBlocked extends Error {
  constructor(host: string) {
    super(`${host} is not an address on the public internet`);
    this.name = 'OutboundBlocked';
  }
}

/** Parts of the installation's own network that may be called anyway. */
export interface OutboundOptions {
  readonly allowed: BlockList;
}

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * A `fetch` that reaches only public addresses and the `allowed` networks. Every address is checked
 * when connecting, not when it is configured.
 */
export function createOutbound({ allowed }: OutboundOptions): Outbound {
  const isAllowed = (address: string) => isPublicAddress(address) || contains(allowed, address);
  /** A literal IP address is never looked up. */
  const neverReaches = (hostname: string) => {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    return isIP(host) !== 0 && !isAllowed(host);
  };
  const connect = buildConnector({ lookup: checkedLookup(isAllowed), timeout: CONNECT_TIMEOUT_MS });
  const agent = new Agent({
    connect: (options, callback) => {
      const { hostname } = options;
      if (neverReaches(hostname)) callback(new OutboundBlocked(hostname), null);
      else connect(options, callback);
    },
  });
  const guarded = (input: string | URL, init: object = {}) =>
    fetchThrough(input, { ...init, dispatcher: agent });
  return {
    fetch: guarded as unknown as typeof globalThis.fetch,
    neverReaches,
    close: () => agent.close(),
  };
}

/** Rejects a name if any of its addresses is not allowed, since which one is used is arbitrary. */
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

/** Whether a call failed because its address was refused. */
export function isBlockedAddress(error: unknown): boolean {
  if (error instanceof OutboundBlocked) return true;
  return error instanceof Error && error.cause !== undefined && isBlockedAddress(error.cause);
}
