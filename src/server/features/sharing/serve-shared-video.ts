/**
 * The public side of sharing: page, iframe and files of a shared video. Every response checks again
 * that the share is open and that the visitor may see it. After the gate, a visitor has a gate
 * token in a cookie and in the URLs of the files; storage URLs are never exposed.
 */
import { createRequire } from 'node:module';
import { createReadStream } from 'node:fs';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { audienceAge } from '#domain/markets/market-status.ts';
import { isMarketCode, type MarketCode } from '#domain/markets/markets.ts';
import {
  standingOf,
  type VisitorPlace,
  type VisitorStanding,
} from '#domain/sharing/visitor-standing.ts';
import { AppError } from '#server/app-error.ts';
import {
  renderGate,
  renderPlayer,
  renderErrorPage,
  type GateFault,
  type PageErrorKind,
} from './page/pages.ts';
import { brandStyle, logoOnPage } from './page/brand-look.ts';
import { contentPolicy, FONT_FOLDER } from './page/style.ts';
import { isFromOurPage } from './from-our-page.ts';
import type { LiveShare, SharingService } from './service.ts';
import { shareAddress } from '#domain/sharing/share-address.ts';
import { networkOf } from '#server/http/network-of.ts';
import { withRawBodies } from '#server/http/raw-body.ts';
import { sendRanged } from '#server/http/send-ranged.ts';
import { PASS_SECONDS, type GateTokens } from '#server/platform/gate-tokens.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

interface Deps {
  readonly sharing: SharingService;
  readonly passes: GateTokens;
  readonly storage: Storage;
  readonly publicUrl: string;
  readonly isHttps: boolean;
  readonly placeOf: (request: FastifyRequest) => VisitorPlace;
}

const ADDRESS = '/v/:slug';
const SLUG = /^[\w-]{22}$/;
const PASS_COOKIE = 'casinoreel_pass';

/** One way to view a shared video. */
interface View {
  readonly isFramed: boolean;
  readonly address: string;
}

const VIEWS: readonly View[] = [
  { isFramed: false, address: ADDRESS },
  { isFramed: true, address: `${ADDRESS}/embed` },
];

export function serveSharedVideo(deps: Deps) {
  return (app: FastifyInstance): void => {
    withRawBodies(app, (scope) => {
      for (const view of VIEWS) addPage(scope, deps, view);
      addFile(scope, deps, 'film.mp4', ({ videoKey }) => videoKey);
      addFile(scope, deps, 'poster.jpg', ({ posterKey }) => posterKey);
      addFile(scope, deps, 'captions.vtt', ({ captionsKey }) => captionsKey);
      addFile(scope, deps, 'logo', deps.sharing.logoKeyOf);
      addFonts(scope);
    });
  };
}

/** An open share as seen by one visitor. */
interface Visit {
  readonly share: LiveShare;
  readonly standing: Exclude<VisitorStanding, { kind: 'refused' }>;
}

async function visit(deps: Deps, request: FastifyRequest): Promise<Visit | PageErrorKind> {
  const { slug } = request.params as { slug: string };
  const share = SLUG.test(slug) ? await deps.sharing.visit(slug) : null;
  if (share === null) return 'unknown';
  if (share === 'gone') return 'gone';
  const standing = standingOf(deps.placeOf(request), share.markets, share.advertises);
  return standing.kind === 'refused' ? 'country' : { share, standing };
}

function addPage(scope: FastifyInstance, deps: Deps, { isFramed, address }: View): void {
  const send = (reply: FastifyReply, status: number, document: string, share?: LiveShare) => {
    if (isFramed) void reply.removeHeader('x-frame-options');
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentPolicy(isFramed ? '*' : "'none'", styleOf(share)),
        'cache-control': 'private, no-store',
        // Without it, browsers would not send the origin of the gate's form.
        'referrer-policy': 'same-origin',
      })
      .send(document);
  };
  const refuse = (reply: FastifyReply, error: PageErrorKind) => {
    const { status, document } = renderErrorPage(error, isFramed);
    return send(reply, status, document);
  };
  const gate = (request: FastifyRequest, { share, standing }: Visit, fault?: GateFault) => {
    const publicAddress = shareAddress(deps.publicUrl, share.slug);
    return renderGate({
      address: isFramed ? `/v/${share.slug}/embed` : `/v/${share.slug}`,
      publicAddress,
      isFramed,
      organizationName: share.organizationName,
      brand: share.brand && { style: styleOf(share), logoAddress: null },
      age: audienceAge(marketsOf(standing)),
      markets: marketsOf(standing),
      choices: standing.kind === 'ask' ? standing.choices : [],
      asksPassword: share.passwordHash !== null,
      nonce: deps.passes.signForm({ slug: share.slug, network: networkOf(request.ip) }),
      market: formOf(request).get('market'),
      ...(fault && { fault }),
    });
  };
  const player = (share: LiveShare, market: MarketCode, pass: string) =>
    renderPlayer({
      address: `/v/${share.slug}`,
      isFramed,
      organizationName: share.organizationName,
      brand: share.brand && {
        style: styleOf(share),
        logoAddress: logoOnPage(share.brand) && `/v/${share.slug}/logo?pass=${pass}`,
      },
      title: share.title,
      website: share.website,
      market,
      aspectRatio: share.aspectRatio,
      videoAddress: `/v/${share.slug}/film.mp4?pass=${pass}`,
      captionsAddress: share.captionsKey && `/v/${share.slug}/captions.vtt?pass=${pass}`,
      posterAddress: share.posterKey && `/v/${share.slug}/poster.jpg?pass=${pass}`,
    });

  scope.get(address, async (request, reply) => {
    const found = await visit(deps, request);
    if (typeof found === 'string') return refuse(reply, found);
    const pass = passCookieOf(request);
    const market = pass === null ? null : passedMarket(deps, found, pass);
    if (pass === null || market === null)
      return send(reply, 200, gate(request, found), found.share);
    return send(reply, 200, player(found.share, market, pass), found.share);
  });

  scope.post(address, async (request, reply) => {
    if (!isFromOurPage(request, deps.publicUrl)) return refuse(reply, 'elsewhere');
    const found = await visit(deps, request);
    if (typeof found === 'string') return refuse(reply, found);
    const { share, standing } = found;
    const form = formOf(request);
    const network = networkOf(request.ip);
    if (!deps.passes.isForm({ slug: share.slug, network }, form.get('nonce') ?? '')) {
      return send(reply, 403, gate(request, found, 'stale'), share);
    }
    if (form.get('age') !== 'yes') return refuse(reply, 'age');
    const market = marketIn(standing, form.get('market'));
    if (market === null) return send(reply, 400, gate(request, found, 'place'), share);
    if (market === 'elsewhere') return refuse(reply, 'country');
    const opening = await openWith(deps, share, form.get('password') ?? '', network);
    if (opening !== 'open') {
      const status = opening === 'tries' ? 429 : 403;
      return send(reply, status, gate(request, found, opening), share);
    }
    await deps.sharing.countView(share, market);
    const pass = deps.passes.issue(share, market);
    // Browsers do not store cookies for iframes on other sites, so the film follows immediately.
    if (isFramed) return send(reply, 200, player(share, market, pass), share);
    return reply
      .header('set-cookie', passCookie(share, pass, deps.isHttps))
      .header('cache-control', 'no-store')
      .redirect(`/v/${share.slug}`, 303);
  });
}

const styleOf = (share: LiveShare | undefined) => (share?.brand ? brandStyle(share.brand) : '');

function marketsOf(standing: Visit['standing']): readonly MarketCode[] {
  return standing.kind === 'ask' ? standing.choices : [standing.market];
}

/** The visitor's market: detected or chosen; null if they have yet to choose. */
function marketIn(
  standing: Visit['standing'],
  choice: string | null,
): MarketCode | 'elsewhere' | null {
  if (standing.kind === 'allowed') return standing.market;
  if (!choice) return null;
  return standing.choices.find((code) => code === choice) ?? 'elsewhere';
}

async function openWith(
  { sharing }: Deps,
  share: LiveShare,
  password: string,
  address: string,
): Promise<'open' | 'password' | 'tries'> {
  // Sent by mistake, not a guess to count.
  if (share.passwordHash !== null && password === '') return 'password';
  try {
    return (await sharing.isOpenedBy(share, password, address)) ? 'open' : 'password';
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return 'tries';
    throw error;
  }
}

/**
 * A gate token is valid for the market it was issued for, and only while the visitor could be
 * there.
 */
function passedMarket({ passes }: Deps, { share, standing }: Visit, pass: string) {
  const market = passes.marketOf(share, pass);
  if (market === null || !isMarketCode(market)) return null;
  return marketsOf(standing).includes(market) ? market : null;
}

function addFile(
  scope: FastifyInstance,
  deps: Deps,
  name: string,
  keyOf: (share: LiveShare) => string | null | Promise<string | null>,
): void {
  scope.route({
    method: ['GET', 'HEAD'],
    url: `${ADDRESS}/${name}`,
    handler: async (request, reply) => {
      const found = await visit(deps, request);
      const { pass } = request.query as { pass?: unknown };
      if (typeof found === 'string' || typeof pass !== 'string') throw new AppError('not_found');
      if (passedMarket(deps, found, pass) === null) throw new AppError('not_found');
      const key = await keyOf(found.share);
      const size = key === null ? null : await deps.storage.sizeOf(key);
      if (key === null || size === null) throw new AppError('not_found');
      reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
      return sendRanged({ request, reply, key, size, storage: deps.storage });
    },
  });
}

const FONTS = {
  'bodoni-moda.woff2': '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2',
  'instrument-sans.woff2':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
} as const;

function addFonts(scope: FastifyInstance): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(FONTS)) {
    scope.get(`${FONT_FOLDER}/${name}`, (_request, reply) =>
      reply
        .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' })
        .send(createReadStream(resolve(file))),
    );
  }
}

function formOf({ body }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '');
}

function passCookieOf({ headers }: FastifyRequest): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === PASS_COOKIE && value !== undefined) return value;
  }
  return null;
}

function passCookie({ slug }: LiveShare, pass: string, isHttps: boolean): string {
  const attributes = [`Path=/v/${slug}`, `Max-Age=${PASS_SECONDS}`, 'HttpOnly', 'SameSite=Lax'];
  return [`${PASS_COOKIE}=${pass}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; ');
}
