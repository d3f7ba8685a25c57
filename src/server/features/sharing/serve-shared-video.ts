/**
 * The public side of sharing: page, iframe and files of a shared video. Every response checks again
 * that the share is open and that the visitor may see it. After the gate, a visitor has a gate
 * token in a cookie and in the URLs of the files; storage URLs are never exposed.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { audienceAge } from '#domain/markets/market-status.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { AppError } from '#server/app-error.ts';
import { renderErrorPage, renderGate, type GateFault } from './page/pages.ts';
import { renderPlayer } from './page/player.ts';
import { brandStyle, logoOnPage } from './page/brand-look.ts';
import { contentPolicy } from './page/style.ts';
import { isFromOurPage } from './from-our-page.ts';
import { cookieOf, cookieOfPage } from './page-cookies.ts';
import { addFile, addFonts, FILES } from './serve-shared-files.ts';
import type { LiveShare } from './service.ts';
import {
  ADDRESS,
  marketIn,
  marketsOf,
  passedMarket,
  REFUSED,
  visit,
  type Refusal,
  type SharedVideoDeps,
  type Visit,
} from './visit-share.ts';
import { shareAddress } from '#domain/sharing/share-address.ts';
import { networkOf } from '#server/http/callers/network-of.ts';
import { withRawBodies } from '#server/http/requests/raw-body.ts';
import { PASS_SECONDS } from '#server/platform/gate-tokens.ts';

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

export function serveSharedVideo(deps: SharedVideoDeps) {
  return (app: FastifyInstance): void => {
    withRawBodies(app, (scope) => {
      for (const view of VIEWS) addPage(scope, deps, view);
      for (const file of FILES) addFile(scope, deps, file);
      addFile(scope, deps, { name: 'logo', keyOf: deps.sharing.logoKeyOf });
      addFonts(scope);
    });
  };
}

/** The legal entity that advertises, with its licence for the market of the visitor. */
function advertiserOf({ licensee }: LiveShare, market: MarketCode): string | null {
  const parts = [licensee?.legalEntity, licensee?.licences[market]];
  return parts.filter(Boolean).join(', ') || null;
}

interface Page {
  readonly status: number;
  readonly document: string;
}

function addPage(scope: FastifyInstance, deps: SharedVideoDeps, { isFramed, address }: View): void {
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
  const addressOf = ({ slug }: Pick<LiveShare, 'slug'>) =>
    isFramed ? `/v/${slug}/embed` : `/v/${slug}`;
  const refuse = (reply: FastifyReply, refusal: Refusal) => {
    const { error: kind, share, standing } = refusal;
    const hasChosen = kind === 'country' && standing?.kind === 'ask';
    const page = renderErrorPage({
      kind,
      organizationName: share?.organizationName ?? null,
      brand: share?.brand ? { style: styleOf(share), logoAddress: null } : null,
      markets: standing ? marketsOf(standing) : (share?.markets ?? []),
      isFramed,
      website: share?.website ?? null,
      gateAddress: hasChosen && share ? addressOf(share) : null,
    });
    return send(reply, page, share);
  };
  const gate = (request: FastifyRequest, { share, standing }: Visit, fault?: GateFault) => {
    const publicAddress = shareAddress(deps.publicUrl, share.slug);
    return renderGate({
      address: addressOf(share),
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
      markets: share.markets,
      advertiser: advertiserOf(share, market),
      aspectRatio: share.aspectRatio,
      videoAddress: `/v/${share.slug}/film.mp4?pass=${pass}`,
      captionsAddress: share.captionsKey && `/v/${share.slug}/captions.vtt?pass=${pass}`,
      posterAddress: share.posterKey && `/v/${share.slug}/poster.jpg?pass=${pass}`,
    });

  scope.get(address, async (request, reply) => {
    const found = await visit(deps, request);
    if ('error' in found) return refuse(reply, found);
    const pass = cookieOf(request, PASS_COOKIE);
    const market = pass === null ? null : passedMarket(deps, found, pass);
    const document =
      pass === null || market === null ? gate(request, found) : player(found.share, market, pass);
    return send(reply, { status: 200, document }, found.share);
  });

  scope.post(address, async (request, reply) => {
    if (!isFromOurPage(request, deps.publicUrl)) {
      return refuse(reply, { error: 'elsewhere', share: null });
    }
    const found = await visit(deps, request);
    const form = formOf(request);
    if ('error' in found) return refuse(reply, found);
    const network = networkOf(request.ip);
    const { share, standing } = found;
    const askAgain = (status: number, fault: GateFault) =>
      send(reply, { status, document: gate(request, found, fault) }, share);
    if (!deps.passes.isForm({ slug: share.slug, network }, form.get('nonce') ?? '')) {
      return askAgain(403, 'stale');
    }
    if (form.get('age') !== 'yes') {
      void reply.header('set-cookie', cookieOfPage(share, REFUSED, deps.isHttps));
      return refuse(reply, { error: 'age', ...found });
    }
    const market = marketIn(standing, form.get('market'));
    if (market === null) return askAgain(400, 'place');
    if (market === 'elsewhere') return refuse(reply, { error: 'country', ...found });
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
    const cookie = { name: PASS_COOKIE, value: pass, seconds: PASS_SECONDS };
    return reply
      .header('set-cookie', cookieOfPage(share, cookie, deps.isHttps))
      .header('cache-control', 'no-store')
      .redirect(`/v/${share.slug}`, 303);
  });
}

type Branded = Pick<LiveShare, 'brand'>;

const styleOf = (share: Branded | null) => (share?.brand ? brandStyle(share.brand) : '');

async function openWith(
  { sharing }: SharedVideoDeps,
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

function formOf({ body }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '');
}
