import { helplineOf } from '#domain/markets/helpline.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { html, type Html } from './html.ts';
import type { PageTexts } from './texts.ts';

/** Whom to call for help: once for each helpline of these markets. */
export function helpNote(markets: readonly MarketCode[], texts: PageTexts): Html | null {
  const helplines = new Map(markets.map((code) => [helplineOf(code).name, helplineOf(code)]));
  if (helplines.size === 0) return null;
  const lines = [...helplines.values()].map(({ name, number }) =>
    number === null
      ? html`<span>${name}.</span> `
      : html`<span>${name}: <span class="number">${number}</span></span> `,
  );
  return html`<div class="help">
    <p><strong>${texts.gamblingProblem}</strong> ${lines}</p>
  </div>`;
}
