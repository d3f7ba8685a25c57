import { createHash } from 'node:crypto';

import { VIDEO_COST_CREDITS } from '#domain/money/credits.ts';
import { escaped } from '#server/http/responses/escaped.ts';
import type { BilledTo, TestCheckout } from './test-checkout.ts';

/** The page uses the same two fonts as the public pages of videos. */
const FONT_FOLDER = '/v/fonts';

/** Colours and type of the product's dark theme. The page is independent of the web app. */
const STYLE = `
@font-face { font-family: 'Bodoni Moda'; font-weight: 400 900; font-display: swap;
  src: url('${FONT_FOLDER}/bodoni-moda.woff2') format('woff2'); }
@font-face { font-family: 'Instrument Sans'; font-weight: 400 700; font-display: swap;
  src: url('${FONT_FOLDER}/instrument-sans.woff2') format('woff2'); }
:root { color-scheme: dark; --page: #04140d; --surface: #091d14; --raised: #0d291d; --line: #1c3b2d;
  --ink: #f4f1e3; --muted: #b3bfa9; --brass: #dcb455; --brass-bright: #f0cd74; --on-brass: #1c1403;
  --gilt: #e0bd6b; --gilt-line: #7d6838; --amber: #f1cd78; --amber-surface: #3a2c0c; }
* { box-sizing: border-box; }
html { background: var(--page); }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 2rem 1rem;
  color: var(--ink); font: 1rem/1.5 'Instrument Sans', system-ui, sans-serif;
  background: radial-gradient(120% 80% at 50% -10%, #1c3a26, transparent 65%),
    radial-gradient(90% 70% at 85% 110%, var(--surface), transparent 70%), var(--page); }
main { width: 100%; max-width: 27rem; }
.mark { margin: 0 0 1.25rem; display: flex; gap: 0.625rem; align-items: center; justify-content: center; font: 600 1.375rem/1 'Bodoni Moda', 'Times New Roman', serif;
  color: var(--ink); }
.mark svg { width: 2rem; height: 2rem; }
.table { background: var(--surface); border: 1px solid var(--gilt-line); outline: 1px solid #7d683873;
  outline-offset: 3px; border-radius: 1rem; overflow: hidden; }
.notice { margin: 0; padding: 0.75rem 1.5rem; background: var(--amber-surface); color: var(--amber);
  font-size: 0.9375rem; border-bottom: 1px solid var(--gilt-line); }
.notice strong { display: block; font-size: 0.75rem; letter-spacing: 0.11em; text-transform: uppercase; }
.body { padding: 1.5rem; }
h1 { margin: 0; font: 600 1.375rem/1.25 'Bodoni Moda', 'Times New Roman', serif; }
.fits { margin: 0 0 1.25rem; color: var(--muted); }
.parties { margin: 0 0 1.5rem; font-size: 0.9375rem; overflow-wrap: anywhere; }
.parties a { color: var(--gilt); }
.lack { color: var(--amber); }
.price small { font: 600 1rem/1 'Instrument Sans', system-ui, sans-serif; color: var(--muted); }
.price { margin: 0.25rem 0 0.25rem; font: 600 3rem/1.1 'Bodoni Moda', 'Times New Roman', serif;
  font-variant-numeric: lining-nums; }
dl { margin: 0 0 1.5rem; padding-top: 1rem; border-top: 1px solid var(--line); display: grid; grid-template-columns: 1fr auto; row-gap: 0.625rem; }
dt { color: var(--muted); }
dd { margin: 0; text-align: right; font-variant-numeric: lining-nums tabular-nums; }
.total { padding-top: 0.625rem; border-top: 1px solid var(--line); font-size: 1.25rem; font-weight: 600; color: var(--ink); }
form + form { margin-top: 0.5rem; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: 0.75rem 1rem; border-radius: 0.375rem;
  border: 1px solid var(--gilt-line); background: transparent; color: var(--ink); font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--raised); }
.pay { background: var(--brass); border-color: var(--brass); color: var(--on-brass); }
.pay:hover { background: var(--brass-bright); }
.cancel { width: auto; min-height: 2.75rem; margin: 0 auto; border-color: transparent; color: var(--muted); }
.small { margin: 0.75rem 0 0; font-size: 0.875rem; color: var(--muted); text-align: center; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
.after { margin: 0.75rem 0 1.5rem; }
`;

/** The logo, as in the app. */
const MARK = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect x="1" y="1" width="30" height="30" rx="7" fill="#0d291d" stroke="#dcb455" stroke-width="1.5"/><path d="M16 5.5l8 10.5-8 10.5-8-10.5z" fill="#dcb455"/><path d="M13.8 12.2v7.6l6-3.8z" fill="#0d291d"/></svg>`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Allows only this page's own style and its own forms. */
export const CHECKOUT_CONTENT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const CREDITS_PAGE = '/credits';
const BILLING_PAGE = '/settings?tab=billing';

/** `address` is the page's own URL, without a trailing slash; its forms post below it. */
export function renderCheckout(checkout: TestCheckout, address: string): string {
  if (checkout.state === 'open') return renderOpen(checkout, address);
  if (checkout.state === 'paid') {
    return renderEnd('Already paid', 'This purchase is complete. Its credits are in your balance.');
  }
  return renderEnd('Checkout closed', 'This checkout was canceled or has expired.');
}

export function renderUnknownCheckout(): string {
  return renderEnd('Checkout not found', 'There is no checkout at this address.');
}

function renderOpen(checkout: TestCheckout, address: string): string {
  const { bought, amountCents, credits, billedTo, seller } = checkout;
  const price = dollars(amountCents);
  return renderPage(
    'Test checkout',
    `<h1>${bought.name} package</h1>
<p class="price">${price} <small>USD</small></p>
<p class="fits">Enough for ${Math.floor(credits / VIDEO_COST_CREDITS).toLocaleString('en-US')} videos</p>
<dl>
<dt>${credits.toLocaleString('en-US')} credits</dt><dd>${price}</dd>
<dt class="total">Total in US dollars</dt><dd class="total">${price}</dd>
</dl>
<p class="parties">${partiesOf(billedTo, seller)}</p>
<form method="post" action="${address}/pay"><button class="pay" type="submit">Pay ${price}</button></form>
<form method="post" action="${address}/cancel"><button class="cancel" type="submit">Cancel</button></form>
<p class="small">One payment, no subscription. You will find the invoice under Credits.</p>`,
  );
}

/** Whom the invoice names, and what it would lack: an issued invoice never changes. */
function partiesOf(billedTo: BilledTo | undefined, seller: string | null): string {
  return [
    billedTo && `Billed to <b>${escaped(billedTo.name)}</b> · <a href="${BILLING_PAGE}">Change</a>`,
    billedTo && lackOf(billedTo),
    seller && `Sold by ${escaped(seller)}`,
  ]
    .filter(Boolean)
    .join('<br>');
}

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

function lackOf({ isNamed, hasAddress, hasTaxId }: BilledTo): string | null {
  const missing = [
    ...(isNamed ? [] : ['company name']),
    ...(hasAddress ? [] : ['address']),
    ...(hasTaxId ? [] : ['tax ID']),
  ];
  if (missing.length === 0) return null;
  return `<span class="lack">The invoice will have no ${OR.format(missing)}, and cannot be changed later.</span>`;
}

function renderEnd(title: string, sentence: string): string {
  return renderPage(
    title,
    `<h1>${title}</h1>
<p class="after">${sentence}</p>
<a class="button" href="${CREDITS_PAGE}">Back to credits</a>`,
  );
}

function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · CasinoReel</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="mark">${MARK}CasinoReel</p>
<div class="table">
<p class="notice" role="note"><strong>Test mode</strong>No card is needed and you will not be charged. Paying here adds the credits immediately.</p>
<div class="body">
${body}
</div>
</div>
</main>
</body>
</html>
`;
}

const CENTS_PER_DOLLAR = 100;

function dollars(cents: number): string {
  return `$${(cents / CENTS_PER_DOLLAR).toFixed(2)}`;
}
