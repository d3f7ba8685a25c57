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
  /** The age that the page asks for. */
  readonly age: number;
  readonly texts: PageTexts;
  /** Whose page it is; null where nobody's name can be shown. */
  readonly organizationName: string | null;
  readonly body: Html;
  /** The page's heading, where it stands above everything instead of the name. */
  readonly heading?: string;
  /** Classes of the main element. */
  readonly look?: string;
  /** Tags for link previews. */
  readonly preview?: Html;
  /** Whose look it wears; null for ours. */
  readonly brand: PageBrand | null;
  /** Shown in a frame of another site: without header and footer. */
  readonly isFramed: boolean;
}

/** A whole document under the casino's name, ours small below; it needs no script. */
export function renderDocument(parts: PageParts): string {
  const { title, texts, organizationName, body, look, preview, brand, isFramed } = parts;
  const hasName = organizationName !== null && organizationName !== title;
  const page = html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <title>${hasName ? `${title} · ${organizationName}` : title}</title>
${preview ?? null}
<style>${raw(STYLE)}</style>
${raw(brand?.style ? `<style>${brand.style}</style>` : '')}
</head>
<body${raw(isFramed ? ' class="frame"' : '')}>
${isFramed ? html`<span></span>` : headerOf(parts)}
<main${raw(look === undefined ? '' : ` class="${look}"`)}>
${body}
</main>
${isFramed ? null : footerOf(parts)}
</body>
</html>
`;
  return page.html;
}

function headerOf({ organizationName, heading, brand }: PageParts): Html {
  const mark = markOf(heading ?? organizationName, brand?.logoAddress ?? null);
  return html`<header>${heading === undefined ? mark : html`<h1>${mark}</h1>`}</header>`;
}

function markOf(name: string | null, logoAddress: string | null): Html | null {
  if (logoAddress !== null)
    return html`<img class="logo" src="${logoAddress}" alt="${name ?? ''}" />`;
  return name === null ? null : html`<span class="mark">${name}</span>`;
}

function footerOf({ texts, age }: PageParts): Html {
  return html`<footer>${texts.footer(age)} <a href="/verify">${texts.verify}</a></footer>`;
}

/** The button that leads to the casino, in a window of its own: the film may stand in a frame. */
export function wayToCasino(
  website: string,
  organizationName: string | null,
  texts: PageTexts,
): Html {
  const name = organizationName ?? new URL(website).hostname;
  return html`<p class="way">
    <a href="${website}" target="_blank" rel="noopener noreferrer nofollow">${texts.visit(name)}</a>
  </p>`;
}

/** What the film is, whosever it is. */
export function videoOf(organizationName: string | null, texts: PageTexts): string {
  return organizationName === null ? texts.video : texts.videoBy(organizationName);
}
