import type { FastifyRequest } from 'fastify';

import { isMarketCode, type MarketCode } from '#domain/markets/markets.ts';
import {
  standingOf,
  type VisitorPlace,
  type VisitorStanding,
} from '#domain/sharing/visitor-standing.ts';
import { cookieOf, type PageCookie } from './page-cookies.ts';
import type { PageErrorKind } from './page/texts.ts';
import type { EndedShare, LiveShare, SharingService } from './service.ts';
import type { GateTokens } from '#server/platform/gate-tokens.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

export interface SharedVideoDeps {
  readonly sharing: SharingService;
  readonly passes: GateTokens;
  readonly storage: Storage;
  readonly publicUrl: string;
  readonly isHttps: boolean;
  readonly placeOf: (request: FastifyRequest) => VisitorPlace;
}

export const ADDRESS = '/v/:slug';
const SLUG = /^[\w-]{22}$/;
/** Whoever said to be younger is not asked again for a day. */
const REFUSED_COOKIE = 'casinoreel_too_young';
export const REFUSED: PageCookie = { name: REFUSED_COOKIE, value: 'yes', seconds: 24 * 3600 };

/** An open share as seen by one visitor. */
export interface Visit {
  readonly share: LiveShare;
  readonly standing: Exclude<VisitorStanding, { kind: 'refused' }>;
}

export interface Refusal {
  readonly error: PageErrorKind;
  /** Null where there never was one. */
  readonly share: LiveShare | EndedShare | null;
  /** Where the visitor can be, if the share could be shown there. */
  readonly standing?: Visit['standing'];
}

export async function visit(
  deps: SharedVideoDeps,
  request: FastifyRequest,
): Promise<Visit | Refusal> {
  const { slug } = request.params as { slug: string };
  const share = SLUG.test(slug) ? await deps.sharing.visit(slug) : null;
  if (share === null) return { error: 'unknown', share };
  if ('isGone' in share) return { error: 'gone', share };
  const standing = standingOf(deps.placeOf(request), share.markets, share.advertises);
  if (standing.kind === 'refused') return { error: 'country', share };
  const isTooYoung = cookieOf(request, REFUSED_COOKIE) !== null;
  return isTooYoung ? { error: 'age', share, standing } : { share, standing };
}

export function marketsOf(standing: Visit['standing']): readonly MarketCode[] {
  return standing.kind === 'ask' ? standing.choices : [standing.market];
}

/** The visitor's market: detected or chosen; null if they have yet to choose. */
export function marketIn(
  standing: Visit['standing'],
  choice: string | null,
): MarketCode | 'elsewhere' | null {
  if (standing.kind === 'allowed') return standing.market;
  if (!choice) return null;
  return standing.choices.find((code) => code === choice) ?? 'elsewhere';
}

/**
 * A gate token is valid for the market it was issued for, and only while the visitor could be
 * there.
 */
export function passedMarket(
  { passes }: SharedVideoDeps,
  { share, standing }: Visit,
  pass: string,
) {
  const market = passes.marketOf(share, pass);
  if (market === null || !isMarketCode(market)) return null;
  return marketsOf(standing).includes(market) ? market : null;
}
