import { helplineOf } from '#domain/markets/helpline.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { html, type Html } from './html.ts';
import type { PageTexts } from './texts.ts';

/** The keys of a telephone: `1-800-GAMBLER` is dialed in digits. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const FIRST_KEY = 2;

function dialed(number: string): string {
  return number
    .toUpperCase()
    .replaceAll(/[A-Z]/g, (letter) =>
      String(KEYS.findIndex((letters) => letters.includes(letter)) + FIRST_KEY),
    )
    .replaceAll(/[^+\d]/g, '');
}

const TELEPHONE = /^[+(]?\d[\d ()A-Z-]*$/;
const WEBSITE = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/;

/** Where a tap on a helpline leads; null where it is neither a telephone number nor a website. */
export function helplineAddress(value: string): string | null {
  if (WEBSITE.test(value)) return `https://${value}`;
  return TELEPHONE.test(value) ? `tel:${dialed(value)}` : null;
}

/** Whom to call for help: once for each helpline of these markets, each in a line of its own. */
export function helpNote(markets: readonly MarketCode[], texts: PageTexts): Html | null {
  const helplines = new Map(markets.map((code) => [helplineOf(code).name, helplineOf(code)]));
  if (helplines.size === 0) return null;
  const lines = [...helplines.values()].map(({ name, number }) =>
    number === null ? html`<li>${name}.</li>` : html`<li>${name}: ${linkTo(number)}</li>`,
  );
  return html`<div class="help">
    <p><strong>${texts.gamblingProblem}</strong></p>
    <ul>
      ${lines}
    </ul>
  </div>`;
}

const NEW_TAB = html`target="_blank" rel="noopener noreferrer"`;

function linkTo(helpline: string): Html {
  const address = helplineAddress(helpline);
  if (address === null) return html`<span class="number">${helpline}</span>`;
  const elsewhere = address.startsWith('https:') ? NEW_TAB : null;
  return html`<a class="number" href="${address}" ${elsewhere}>${helpline}</a>`;
}
