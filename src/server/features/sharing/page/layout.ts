import { html, raw, type Html } from './html.ts';
import { STYLE } from './style.ts';
import type { PageTexts } from './texts.ts';

export interface PageBrand {
  /** Its colours, as CSS. */
  readonly style: string;
  /** Null where there is none, or for visitors who may not see it yet. */
  readonly logoAddress: string | null;
}

export interface PageParts {
  readonly title: string;
  readonly texts: PageTexts;
  /** Whose page it is; null where nobody's name can be shown. */
  readonly organizationName: string | null;
  readonly body: Html;
  /** Classes of the main element. */
  readonly look?: string;
  /** Tags for link previews. */
  readonly preview?: Html;
  /** Whose look it wears; absent for ours. */
  readonly brand?: PageBrand | null;
  /** Shown in a frame of another site: without header and footer. */
  readonly isFramed: boolean;
}

/** A whole document under the casino's name, ours small below; it runs no script. */
export function renderDocument(parts: PageParts): string {
  const { title, texts, organizationName, body, look, preview, isFramed } = parts;
  const brand = parts.brand ?? null;
  const page = html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <title>${organizationName === null ? title : `${title} · ${organizationName}`}</title>
${preview ?? null}
<style>${raw(STYLE)}</style>
${raw(brand?.style ? `<style>${brand.style}</style>` : '')}
</head>
<body${raw(isFramed ? ' class="frame"' : '')}>
${isFramed ? html`<span></span>` : headerOf(organizationName, brand)}
<main${raw(look === undefined ? '' : ` class="${look}"`)}>
${body}
</main>
${isFramed ? null : footerOf(texts)}
</body>
</html>
`;
  return page.html;
}

function headerOf(organizationName: string | null, brand: PageBrand | null): Html {
  return html`<header>${markOf(organizationName, brand?.logoAddress ?? null)}</header>`;
}

function markOf(organizationName: string | null, logoAddress: string | null): Html | null {
  if (logoAddress !== null) {
    return html`<img class="logo" src="${logoAddress}" alt="${organizationName ?? ''}" />`;
  }
  return organizationName === null ? null : html`<span class="mark">${organizationName}</span>`;
}

function footerOf({ footer, verify }: PageTexts): Html {
  return html`<footer>${footer} <a href="/verify">${verify}</a></footer>`;
}
