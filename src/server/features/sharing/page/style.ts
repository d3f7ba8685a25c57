import { createHash } from 'node:crypto';

import { PLAYER_SCRIPT } from './player-script.ts';

/** Where the page's two typefaces are served. */
export const FONT_FOLDER = '/v/fonts';

/** The product's tokens (`src/web/styles/tokens.css`), night and day; the page stands alone. */
export const STYLE = `
@font-face { font-family: 'Bodoni Moda'; font-weight: 400 900; font-display: swap;
  src: url('${FONT_FOLDER}/bodoni-moda.woff2') format('woff2'); }
@font-face { font-family: 'Instrument Sans'; font-weight: 400 700; font-display: swap;
  src: url('${FONT_FOLDER}/instrument-sans.woff2') format('woff2'); }
:root { color-scheme: dark light;
  --page: oklch(0.182 0.032 164); --surface: oklch(0.218 0.037 163); --raised: oklch(0.262 0.043 162);
  --sunken: oklch(0.15 0.026 165); --field: oklch(0.15 0.026 165); --line: oklch(0.335 0.042 161); --line-strong: oklch(0.54 0.04 150);
  --ink: oklch(0.955 0.02 98); --muted: oklch(0.775 0.03 120); --brass: oklch(0.8 0.118 86);
  --brass-bright: oklch(0.87 0.115 90); --on-brass: oklch(0.2 0.035 75); --gilt: oklch(0.83 0.105 87);
  --gilt-line: oklch(0.52 0.07 86); --danger: oklch(0.735 0.15 32); }
@media (prefers-color-scheme: light) { :root {
  --page: oklch(0.962 0.014 98); --surface: oklch(0.988 0.008 98); --raised: oklch(1 0 0);
  --sunken: oklch(0.93 0.017 100); --field: oklch(1 0 0); --line: oklch(0.86 0.022 105); --line-strong: oklch(0.58 0.035 130);
  --ink: oklch(0.23 0.032 165); --muted: oklch(0.44 0.03 160); --brass: oklch(0.79 0.12 86);
  --brass-bright: oklch(0.84 0.125 89); --gilt: oklch(0.46 0.09 74); --gilt-line: oklch(0.7 0.09 82);
  --danger: oklch(0.5 0.19 29); } }
* { box-sizing: border-box; }
html { background: var(--page); }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; grid-template-rows: auto 1fr auto;
  color: var(--ink); font: 1rem/1.55 'Instrument Sans', system-ui, sans-serif;
  background: radial-gradient(110% 70% at 50% -15%, var(--raised), transparent 65%), var(--page); }
header, footer { width: 100%; max-width: 68rem; margin: 0 auto; }
header { padding: 1.25rem 1.25rem 0; }
header:empty { padding: 0; }
body:not(:has(.film)) :is(header, footer) { max-width: 34rem; }
header h1 { margin: 0; }
.logo { display: block; max-width: min(14rem, 60vw); height: 3rem; object-fit: contain; object-position: left; }
.mark { display: block; font: 700 1.375rem/1.2 'Bodoni Moda', serif; overflow-wrap: anywhere; }
main { width: 100%; max-width: 34rem; margin: auto; padding: 1.5rem 1.25rem; }
main.film { max-width: 68rem; }
@media (max-width: 48rem) { main.film { margin-top: 0; } }
.table { background: var(--surface); border: 1px solid var(--gilt-line); outline: 1px solid var(--line);
  outline-offset: 3px; border-radius: 1rem; padding: clamp(1.25rem, 4vw, 2rem); }
h1 { margin: 0 0 0.75rem; font: 600 clamp(1.6rem, 5vw, 2.1rem)/1.15 'Bodoni Moda', serif; text-wrap: balance; }
.below h1 { margin: 0 0 0.25rem; font-size: 1.25rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
p { margin: 0 0 1.25rem; }
p:last-child { margin-bottom: 0; }
.muted { color: var(--muted); }
form { display: grid; gap: 1rem; }
.field, label { display: grid; gap: 0.375rem; }
label { font-size: 0.875rem; font-weight: 600; }
select, input { width: 100%; height: 2.875rem; padding: 0 0.75rem; border: 1px solid var(--line-strong);
  border-radius: 0.375rem; background: var(--field); color: var(--ink); font: inherit; font-size: 1rem; font-weight: 400; }
@media (forced-colors: none) { select { appearance: none; padding-right: 2.5rem; background: no-repeat
  linear-gradient(45deg, transparent 50%, var(--ink) 50%) calc(100% - 1.25rem) 50% / 0.3125rem 0.3125rem, no-repeat
  linear-gradient(135deg, var(--ink) 50%, transparent 50%) calc(100% - 0.9375rem) 50% / 0.3125rem 0.3125rem var(--field); } }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button { flex: 1 1 12rem; min-height: 3rem; padding: 0.625rem 1rem; border: 1px solid var(--line-strong);
  border-radius: 0.375rem; background: transparent; color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { border-color: var(--gilt); background: var(--raised); }
button.yes { background: var(--brass); border-color: var(--brass); color: var(--on-brass); }
button.yes:hover { background: var(--brass-bright); }
:focus-visible { outline: 3px solid var(--gilt); outline-offset: 2px; }
.hint { color: var(--muted); font-size: 0.875rem; }
/* On the colors of a brand, red may not be readable: shape says it too. */
.wrong { padding-left: 0.625rem; border-left: 3px solid; color: var(--danger); font-size: 0.875rem; font-weight: 600; }
[aria-invalid] { border-color: var(--danger); border-width: 2px; }
.mark-of-age { margin: 0 0 1rem; color: var(--gilt); font: 600 2.5rem/1 'Bodoni Moda', serif; }
a { color: var(--gilt); text-underline-offset: 0.2em; }
/* All controls have room of their own below the picture: its legal lines stay legible. */
.r16x9 { --shape: calc(16 / 9); } .r1x1 { --shape: 1; } .r9x16 { --shape: calc(9 / 16); }
.film { --controls: 4.5rem; }
.stage { container-type: inline-size; }
.stage, .r16x9 + .below { margin-inline: auto; width: min(100%, (68vh - var(--controls)) * var(--shape)); }
.r16x9 + .below { --shape: calc(16 / 9); }
body:not(.frame):has(.r16x9) :is(header, footer) { max-width: min(68rem, (68vh - 4.5rem) * 16 / 9 + 2.5rem); }
/* Beside a picture that leaves room, the words are at hand without scrolling. */
@media (min-width: 48rem) { body:not(.frame) .film:has(.r9x16, .r1x1) { display: grid; gap: 2.5rem; justify-content: center;
  grid-template-columns: auto minmax(16rem, 26rem); align-items: center; }
  body:not(.frame) .film > .r9x16, body:not(.frame) .film > .r1x1 { width: min(54vw, (82vh - var(--controls)) * var(--shape)); }
  body:not(.frame) :is(.r9x16, .r1x1) + .below { margin: 0; grid-template-columns: 1fr; } }
.picture { position: relative; }
video { display: block; width: 100%; height: calc(100cqw / var(--shape) + var(--controls));
  object-fit: contain; object-position: top; border-radius: 0.625rem; }
.own video { height: calc(100cqw / var(--shape)); background: #000; cursor: pointer; }
[hidden] { display: none !important; }
svg { display: block; width: 1.375rem; height: 1.375rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.solid { fill: currentColor; }
.stage.playing .when-paused, .stage:not(.playing) .when-playing, .stage.muted .when-heard, .stage:not(.muted) .when-muted { display: none; }
.start { position: absolute; inset: 55% 0 auto; margin: 0 auto; width: clamp(3rem, 9%, 4.5rem); min-height: 0; aspect-ratio: 1; padding: 0; display: grid; place-content: center;
  border: 0; border-radius: 50%; background: var(--brass); color: var(--on-brass); box-shadow: 0 0.25rem 1.5rem rgb(0 0 0 / 0.45); }
.stage:has(.start:not([hidden])) .play { visibility: hidden; }
.start:hover { background: var(--brass-bright); }
.start svg { width: 1.75rem; height: 1.75rem; }
.bar { display: flex; align-items: center; gap: 0.25rem; height: 3rem; }
.bar button { flex: none; width: 2.75rem; min-height: 2.75rem; padding: 0; display: grid; place-content: center; border: 0; }
.bar button[aria-pressed='true'] { color: var(--gilt); }
.bar input { flex: 1; min-width: 3rem; height: 2.75rem; padding: 0; border: 0; border-radius: 0.25rem; background: none; appearance: none; cursor: pointer; }
input::-webkit-slider-runnable-track { height: 0.25rem; border-radius: 1rem; background: linear-gradient(to right, var(--gilt) var(--at, 0%), var(--line) var(--at, 0%)); }
input::-moz-range-track { height: 0.25rem; border-radius: 1rem; background: linear-gradient(to right, var(--gilt) var(--at, 0%), var(--line) var(--at, 0%)); }
input::-webkit-slider-thumb { appearance: none; width: 0.875rem; height: 0.875rem; margin-top: -0.3125rem; border-radius: 50%; background: var(--gilt); }
input::-moz-range-thumb { width: 0.875rem; height: 0.875rem; border: 0; border-radius: 50%; background: var(--gilt); }
.time { padding: 0 0.5rem; color: var(--muted); font-size: 0.875rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
.stage:fullscreen { display: grid; grid-template-rows: minmax(0, 1fr) auto; width: 100%; padding: 0 1rem; background: #000; color: #fff; }
.stage:fullscreen video { height: 100%; object-position: center; border-radius: 0; }
.below { display: grid; gap: 1rem 2.5rem; grid-template-columns: minmax(0, 1fr) auto; align-items: center; margin-top: 1rem; }
.below p { margin: 0; }
.help { grid-column: 1 / -1; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 0.9375rem; }
.way a { display: block; padding: 0.75rem 1.5rem; border-radius: 0.375rem; background: var(--brass); color: var(--on-brass);
  font-weight: 600; text-align: center; text-decoration: none; overflow-wrap: anywhere; }
.way a:hover { background: var(--brass-bright); }
@media (max-width: 40rem) { body:not(.frame) .below { grid-template-columns: 1fr; } }
.help ul { margin: 0.25rem 0 0; padding: 0; list-style: none; }
.help p { margin: 0; }
.number { display: inline-block; padding: 0.375rem 0; color: var(--gilt); font-weight: 600; white-space: nowrap; }
.help + .way { margin: 1.5rem 0 0; }
.help + form { margin-top: 1.5rem; }
footer { padding: 1rem 1.25rem 1.5rem; color: var(--muted); font-size: 0.875rem; }
body.frame { background: var(--page); }
body.frame main { padding: 0.75rem; max-width: none; }
body.frame main.film { padding: 0; }
body.frame .film > .stage { width: min(100%, (100vh - 6.25rem) * var(--shape)); }
body.frame .film { --controls: 0rem; }
body.frame main.film video { border-radius: 0; }
body.frame .bar { padding: 0 0.25rem; }
body.frame .below { width: 100%; margin: 0; padding: 0 0.75rem 0.25rem; font-size: 0.875rem; gap: 0.25rem 1rem; }
body.frame .help :is(p, ul, li) { display: inline; margin: 0; }
body.frame .help .number { padding: 0; }
body.frame .help { grid-column: auto; order: -1; padding: 0; border: 0; font-size: inherit; }
body.frame .way a { padding: 0.375rem 1rem; }
`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const styleHash = hashOf(STYLE);
const scriptHash = hashOf(PLAYER_SCRIPT);

/** Nothing but this page's own styles, script, typefaces, form and film; `ancestors` may show it in a frame. */
export function contentPolicy(ancestors: "'none'" | '*', brandStyle = ''): string {
  const ofBrand = brandStyle === '' ? '' : ` 'sha256-${hashOf(brandStyle)}'`;
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'${ofBrand}`,
    `script-src 'sha256-${scriptHash}'`,
    "font-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}
