import { html, raw, type Html } from './html.ts';
import { STYLE } from './style.ts';
import type { PageTexts } from './texts.ts';

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
  /** Shown in a frame of another site: without header and footer. */
  readonly isFramed: boolean;
}

/** A whole document under the casino's name, ours small below; it runs no script. */
export function renderDocument(parts: PageParts): string {
  const { title, texts, organizationName, body, look, preview, isFramed } = parts;
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
</head>
<body${raw(isFramed ? ' class="frame"' : '')}>
${isFramed ? html`<span></span>` : headerOf(organizationName)}
<main${raw(look === undefined ? '' : ` class="${look}"`)}>
${body}
</main>
${isFramed ? null : footerOf(texts)}
</body>
</html>
`;
  return page.html;
}

function headerOf(organizationName: string | null): Html {
  return html`<header>
    ${organizationName === null ? null : html`<span class="mark">${organizationName}</span>`}
  </header>`;
}

function footerOf({ footer, verify }: PageTexts): Html {
  return html`<footer>${footer} <a href="/verify">${verify}</a></footer>`;
}
