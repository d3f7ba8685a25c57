import { html, raw, type Html } from './html.ts';
import { STYLE } from './style.ts';

export interface PageParts {
  readonly title: string;
  readonly body: Html;
  /** Classes of the main element. */
  readonly look?: string;
  /** Tags for link previews. */
  readonly preview?: Html;
  /** Shown in a frame of another site: without header and footer. */
  readonly isFramed: boolean;
}

/** A whole document in the product's look; it runs no script. */
export function renderDocument({ title, body, look, preview, isFramed }: PageParts): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <title>${title} · CasinoReel</title>
${preview ?? null}
<style>${raw(STYLE)}</style>
</head>
<body${raw(isFramed ? ' class="frame"' : '')}>
${isFramed ? html`<span></span>` : HEADER}
<main${raw(look === undefined ? '' : ` class="${look}"`)}>
${body}
</main>
${isFramed ? null : FOOTER}
</body>
</html>
`;
  return page.html;
}

const MARK = raw(`<svg viewBox="0 0 32 32" aria-hidden="true">
<rect x="1" y="1" width="30" height="30" rx="7" fill="oklch(0.2 0.045 163)" stroke="oklch(0.79 0.12 86)" stroke-width="1.5"/>
<path d="M16 5.5l8 10.5-8 10.5-8-10.5z" fill="oklch(0.79 0.12 86)"/><path d="M13.8 12.2v7.6l6-3.8z" fill="oklch(0.2 0.045 163)"/>
</svg>`);

const HEADER = html`<header><span class="mark">${MARK}CasinoReel</span></header>`;

const FOOTER = html`<footer>
  Made with AI, for people of legal age. <a href="/verify">Verify a video</a>
</footer>`;
