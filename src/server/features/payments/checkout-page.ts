import { createHash } from 'node:crypto';

import { VIDEO_COST_CREDITS } from '#domain/credits.ts';
import type { TestCheckout } from './test-checkout.ts';

/** Colours and type of the product's night theme; the page stands alone, without the web part. */
const STYLE = `
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
.mark { margin: 0 0 1.25rem; text-align: center; font: 600 1.375rem/1 'Bodoni Moda', 'Times New Roman', serif;
  color: var(--gilt); letter-spacing: 0.02em; }
.table { background: var(--surface); border: 1px solid var(--gilt-line); outline: 1px solid #7d683873;
  outline-offset: 3px; border-radius: 1rem; overflow: hidden; }
.notice { margin: 0; padding: 0.75rem 1.5rem; background: var(--amber-surface); color: var(--amber);
  font-size: 0.9375rem; border-bottom: 1px solid var(--gilt-line); }
.notice strong { display: block; font-size: 0.75rem; letter-spacing: 0.11em; text-transform: uppercase; }
.body { padding: 1.5rem; }
h1 { margin: 0 0 1rem; font: 600 1.75rem/1.2 'Bodoni Moda', 'Times New Roman', serif; }
dl { margin: 0 0 1.5rem; display: grid; grid-template-columns: 1fr auto; row-gap: 0.625rem; }
dt { color: var(--muted); }
dd { margin: 0; text-align: right; font-variant-numeric: lining-nums tabular-nums; }
.total { padding-top: 0.625rem; border-top: 1px solid var(--line); font-size: 1.25rem; font-weight: 600; color: var(--ink); }
form + form { margin-top: 0.75rem; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: 0.75rem 1rem; border-radius: 0.375rem;
  border: 1px solid var(--gilt-line); background: transparent; color: var(--ink); font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--raised); }
.pay { background: var(--brass); border-color: var(--brass); color: var(--on-brass); }
.pay:hover { background: var(--brass-bright); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
p { margin: 0 0 1.5rem; }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Nothing but this page's own style and its own forms. */
export const CHECKOUT_CONTENT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const CREDITS_PAGE = '/credits';

/** `address` is the page's own, without a trailing slash; its forms post below it. */
export function renderCheckout(checkout: TestCheckout, address: string): string {
  if (checkout.state === 'open') return renderOpen(checkout, address);
  if (checkout.state === 'paid') {
    return renderEnd('Already paid', 'This purchase is complete. Its credits are in your balance.');
  }
  return renderEnd('Checkout closed', 'This checkout was cancelled or has expired.');
}

export function renderUnknownCheckout(): string {
  return renderEnd('Checkout not found', 'There is no checkout at this address.');
}

function renderOpen({ bought, amountCents, credits }: TestCheckout, address: string): string {
  const price = dollars(amountCents);
  return renderPage(
    'Test checkout',
    `<h1>${bought.name} package</h1>
<dl>
<dt>Credits</dt><dd>${credits.toLocaleString('en-US')}</dd>
<dt>Enough for</dt><dd>${Math.floor(credits / VIDEO_COST_CREDITS).toLocaleString('en-US')} videos</dd>
<dt class="total">Total</dt><dd class="total">${price}</dd>
</dl>
<form method="post" action="${address}/pay"><button class="pay" type="submit">Pay ${price}</button></form>
<form method="post" action="${address}/cancel"><button type="submit">Cancel</button></form>`,
  );
}

function renderEnd(title: string, sentence: string): string {
  return renderPage(
    title,
    `<h1>${title}</h1>
<p>${sentence}</p>
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
<p class="mark">CasinoReel</p>
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
