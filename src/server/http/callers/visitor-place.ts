import type { FastifyRequest } from 'fastify';

import type { VisitorPlace } from '#domain/sharing/visitor-standing.ts';
import { createPeerTrust } from '#server/http/callers/trusted-peer.ts';
import type { Config } from '#server/platform/config/config.ts';

/** ISO 3166-1 alpha-2, or 3166-2 with its part after a hyphen. */
const PLACE = /^[A-Z]{2}(-[A-Z\d]{1,3})?$/;

/**
 * Determines where a visitor is from the header of a trusted proxy. Without the proxy or with an
 * invalid header the place is unknown, which means no access if a source is configured.
 */
export function createVisitorPlace({
  countryHeader,
  trustProxy,
}: Pick<Config['http'], 'countryHeader' | 'trustProxy'>): (
  request: FastifyRequest,
) => VisitorPlace {
  const trustsPeer = createPeerTrust(trustProxy);
  return (request) => {
    if (countryHeader === null) return { kind: 'unasked' };
    const value = request.headers[countryHeader];
    const place = typeof value === 'string' ? value.trim().toUpperCase() : '';
    const isTrusted = trustsPeer(request.socket.remoteAddress ?? '');
    return isTrusted && PLACE.test(place) ? { kind: 'known', place } : { kind: 'silent' };
  };
}
