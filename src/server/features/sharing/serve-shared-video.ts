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
import { renderErrorPage, renderGate, TAKEN_BACK, type GateFault } from './page/pages.ts';
import { renderPlayer } from './page/player.ts';
import type { PageErrorKind } from './page/texts.ts';
import { brandStyle, logoOnPage } from './page/brand-look.ts';
import { contentPolicy, FONT_FOLDER } from './page/style.ts';
import { isFromOurPage } from './from-our-page.ts';
import type { EndedShare, LiveShare, SharingService } from './service.ts';
import { shareAddress } from '#domain/sharing/share-address.ts';
import { networkOf } from '#server/http/network-of.ts';
import { withRawBodies } from '#server/http/raw-body.ts';
import { sendRanged } from '#server/http/send-ranged.ts';
import { PASS_SECONDS, type GateTokens } from '#server/platform/gate-tokens.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

interface Deps {
  readonly sharing: SharingService;
  readonly passes: GateTokens;
  readonly storage: Storage;
  readonly publicUrl: string;
  readonly isHttps: boolean;
  readonly placeOf: (request: FastifyRequest) => VisitorPlace;
  readonly clock: Clock;
}

const ADDRESS = '/v/:slug';
const SLUG = /^[\w-]{22}$/;
const PASS_COOKIE = 'casinoreel_pass';
/** Whoever said to be younger is not asked again for a day. It says when, in Unix seconds. */
const REFUSED_COOKIE = 'casinoreel_too_young';
const REFUSED_SECONDS = 24 * 3600;
/** How long that can be taken back. */
const TAKE_BACK_SECONDS = 60;
const TAKEN_BACK_COOKIE: PageCookie = { name: REFUSED_COOKIE, value: '', seconds: 0 };

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
      for (const file of FILES) addFile(scope, deps, file);
      addFile(scope, deps, { name: 'logo', keyOf: deps.sharing.logoKeyOf });
      addFonts(scope);
    });
  };
}

/** An open share as seen by one visitor. */
interface Visit {
  readonly share: LiveShare;
  readonly standing: Exclude<VisitorStanding, { kind: 'refused' }>;
}

interface Refusal {
  readonly error: PageErrorKind;
  /** Null where there never was one. */
  readonly share: LiveShare | EndedShare | null;
  /** Where the visitor can be, if the share could be shown there. */
  readonly standing?: Visit['standing'];
}

async function visit(deps: Deps, request: FastifyRequest): Promise<Visit | Refusal> {
  const { slug } = request.params as { slug: string };
  const share = SLUG.test(slug) ? await deps.sharing.visit(slug) : null;
  if (share === null) return { error: 'unknown', share };
  if ('isGone' in share) return { error: 'gone', share };
  const standing = standingOf(deps.placeOf(request), share.markets, share.advertises);
  if (standing.kind === 'refused') return { error: 'country', share };
  const isTooYoung = cookieOf(request, REFUSED_COOKIE) !== null;
  return isTooYoung ? { error: 'age', share, standing } : { share, standing };
}

interface Page {
  readonly status: number;
  readonly document: string;
}

function addPage(scope: FastifyInstance, deps: Deps, { isFramed, address }: View): void {
  const nowSeconds = () => Math.floor(deps.clock.now().getTime() / 1000);
  const send = (reply: FastifyReply, { status, document }: Page, share: Branded | null) => {
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
  /** Not in frames: browsers do not store there that it was taken back. */
  const takeBackOf = (request: FastifyRequest, { error, share }: Refusal) => {
    if (isFramed || error !== 'age' || !share || 'isGone' in share) return null;
    const refusedAt = Number(cookieOf(request, REFUSED_COOKIE) ?? nowSeconds());
    if (!(nowSeconds() < refusedAt + TAKE_BACK_SECONDS)) return null;
    const nonce = deps.passes.signForm({ slug: share.slug, network: networkOf(request.ip) });
    return { address: `/v/${share.slug}`, nonce };
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    const { error: kind, share, standing } = refusal;
    const page = renderErrorPage({
      takeBack: takeBackOf(request, refusal),
      kind,
      organizationName: share?.organizationName ?? null,
      brand: share?.brand ? { style: styleOf(share), logoAddress: null } : null,
      markets: standing ? marketsOf(standing) : (share?.markets ?? []),
      isFramed,
    });
    return send(reply, page, share);
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

  /** Leads back to the gate, also where no refusal is stored: twice tapped, or without cookies. */
  const takeBack = (request: FastifyRequest, reply: FastifyReply, found: Visit | Refusal) => {
    const slug = found.share?.slug ?? '';
    if ('error' in found) {
      const scopeOfForm = { slug, network: networkOf(request.ip) };
      const isOurs = deps.passes.isForm(scopeOfForm, formOf(request).get('nonce') ?? '');
      if (!isOurs || !takeBackOf(request, found)) return refuse(request, reply, found);
      const cookie = cookieOfPage({ slug }, TAKEN_BACK_COOKIE, deps.isHttps);
      void reply.header('set-cookie', cookie);
    }
    return reply.redirect(isFramed ? `/v/${slug}/embed` : `/v/${slug}`, 303);
  };

  scope.get(address, async (request, reply) => {
    const found = await visit(deps, request);
    if ('error' in found) return refuse(request, reply, found);
    const pass = cookieOf(request, PASS_COOKIE);
    const market = pass === null ? null : passedMarket(deps, found, pass);
    const document =
      pass === null || market === null ? gate(request, found) : player(found.share, market, pass);
    return send(reply, { status: 200, document }, found.share);
  });

  scope.post(address, async (request, reply) => {
    if (!isFromOurPage(request, deps.publicUrl)) {
      return refuse(request, reply, { error: 'elsewhere', share: null });
    }
    const found = await visit(deps, request);
    const form = formOf(request);
    if (form.get('age') === TAKEN_BACK) return takeBack(request, reply, found);
    if ('error' in found) return refuse(request, reply, found);
    const network = networkOf(request.ip);
    const { share, standing } = found;
    const askAgain = (status: number, fault: GateFault) =>
      send(reply, { status, document: gate(request, found, fault) }, share);
    if (!deps.passes.isForm({ slug: share.slug, network }, form.get('nonce') ?? '')) {
      return askAgain(403, 'stale');
    }
    if (form.get('age') !== 'yes') {
      const value = String(nowSeconds());
      const cookie = { name: REFUSED_COOKIE, value, seconds: REFUSED_SECONDS };
      void reply.header('set-cookie', cookieOfPage(share, cookie, deps.isHttps));
      return refuse(request, reply, { error: 'age', ...found });
    }
    const market = marketIn(standing, form.get('market'));
    if (market === null) return askAgain(400, 'place');
    if (market === 'elsewhere') return refuse(request, reply, { error: 'country', ...found });
    const opening = await openWith(deps, share, { password: form.get('password') ?? '', network });
    if (opening === 'password') return askAgain(403, opening);
    if (opening !== 'open') {
      reply.header('retry-after', opening.retryAfterSeconds);
      return askAgain(429, 'tries');
    }
    await deps.sharing.countView(share, market);
    const pass = deps.passes.issue(share, market);
    // Browsers do not store cookies for iframes on other sites, so the film follows immediately.
    if (isFramed) {
      return send(reply, { status: 200, document: player(share, market, pass) }, share);
    }
    return reply
      .header(
        'set-cookie',
        cookieOfPage(
          share,
          { name: PASS_COOKIE, value: pass, seconds: PASS_SECONDS },
          deps.isHttps,
        ),
      )
      .header('cache-control', 'no-store')
      .redirect(`/v/${share.slug}`, 303);
  });
}

type Branded = Pick<LiveShare, 'brand'>;

const styleOf = (share: Branded | null) => (share?.brand ? brandStyle(share.brand) : '');

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
  { password, network }: { readonly password: string; readonly network: string },
): Promise<'open' | 'password' | { readonly retryAfterSeconds: number }> {
  // Sent by mistake, not a guess to count.
  if (share.passwordHash !== null && password === '') return 'password';
  try {
    return (await sharing.isOpenedBy(share, password, network)) ? 'open' : 'password';
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) throw error;
    return { retryAfterSeconds: error.retryAfterSeconds };
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

/** A file of a shared video, at its name below the page. */
interface SharedFile {
  readonly name: string;
  /** Its storage key; null if there is no such file. */
  readonly keyOf: (share: LiveShare) => string | null | Promise<string | null>;
}

const FILES: readonly SharedFile[] = [
  { name: 'film.mp4', keyOf: ({ videoKey }) => videoKey },
  { name: 'poster.jpg', keyOf: ({ posterKey }) => posterKey },
  { name: 'captions.vtt', keyOf: ({ captionsKey }) => captionsKey },
];

function addFile(scope: FastifyInstance, deps: Deps, { name, keyOf }: SharedFile): void {
  scope.route({
    method: ['GET', 'HEAD'],
    url: `${ADDRESS}/${name}`,
    handler: async (request, reply) => {
      const found = await visit(deps, request);
      const { pass } = request.query as { pass?: unknown };
      if ('error' in found || typeof pass !== 'string') throw new AppError('not_found');
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

function cookieOf({ headers }: FastifyRequest, wanted: string): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === wanted && value !== undefined) return value;
  }
  return null;
}

interface PageCookie {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
}

/** A cookie that only the page of this share and its files are sent. */
function cookieOfPage(
  { slug }: Pick<LiveShare, 'slug'>,
  cookie: PageCookie,
  isHttps: boolean,
): string {
  const { name, value, seconds } = cookie;
  const attributes = [`Path=/v/${slug}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
  return [`${name}=${value}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; ');
}
