import type { OpenApiDocument, Operation } from '#contracts/openapi.ts';
import {
  renderErrors,
  renderLimits,
  renderWebhooks,
  type CallLimits,
} from '#server/http/api-docs/api-docs-guide.ts';
import { API_DOCS_SCRIPT } from '#server/http/api-docs/api-docs-script.ts';
import { renderFirstVideo, renderKeys, renderTrial } from '#server/http/api-docs/api-docs-start.ts';
import { escaped } from '#server/http/responses/escaped.ts';
import { renderField, renderSchema } from '#server/http/api-docs/render-schema.ts';

/**
 * The page's style, with the product's design tokens for both themes. Its hash is part of the content
 * policy, which refuses any other style.
 */
export const API_DOCS_STYLE = `
@font-face { font-family: 'Bodoni Moda'; font-weight: 400 900; font-display: swap;
  src: url('/v/fonts/bodoni-moda.woff2') format('woff2'); }
@font-face { font-family: 'Instrument Sans'; font-weight: 400 700; font-display: swap;
  src: url('/v/fonts/instrument-sans.woff2') format('woff2'); }
:root { color-scheme: dark;
  --page: oklch(0.182 0.032 164); --surface: oklch(0.218 0.037 163); --sunken: oklch(0.15 0.026 165);
  --line: oklch(0.335 0.042 161); --ink: oklch(0.955 0.02 98); --muted: oklch(0.775 0.03 120);
  --gilt: oklch(0.83 0.105 87); --gilt-line: oklch(0.52 0.07 86);
  --jade: oklch(0.82 0.13 160); --amber: oklch(0.85 0.115 88); --danger: oklch(0.735 0.15 32); }
:root.light { color-scheme: light;
  --page: oklch(0.962 0.014 98); --surface: oklch(0.988 0.008 98); --sunken: oklch(0.93 0.017 100);
  --line: oklch(0.86 0.022 105); --ink: oklch(0.23 0.032 165); --muted: oklch(0.44 0.03 160);
  --gilt: oklch(0.46 0.09 74); --gilt-line: oklch(0.7 0.09 82);
  --jade: oklch(0.45 0.11 160); --amber: oklch(0.48 0.1 65); --danger: oklch(0.5 0.19 29); }
* { box-sizing: border-box; }
html { background: var(--page); scroll-behavior: smooth; }
body { margin: 0; color: var(--ink); background: var(--page); font: 1rem/1.55 'Instrument Sans', system-ui, sans-serif; }
header, main { max-width: 90rem; margin: 0 auto; padding: 1.25rem; }
@media (min-width: 40rem) { header, main { padding-inline: 2rem; } }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.5rem; }
.links { display: flex; gap: 1.5rem; }
.mark { display: flex; align-items: center; gap: 0.625rem; margin-right: auto; color: var(--ink); font: 600 1.25rem/1 'Bodoni Moda', serif; text-decoration: none; }
.mark img { width: 2rem; height: 2rem; }
.theme svg { display: block; width: 1.25rem; height: 1.25rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
:root:not(.light) .theme .moon, :root.light .theme .sun { display: none; }
.theme, .find input { min-height: 2.5rem; padding: 0 0.875rem; color: var(--ink); background: var(--surface); border: 1px solid var(--gilt-line); border-radius: 0.375rem; font: inherit; }
.theme { width: 2.5rem; padding: 0; display: grid; place-items: center; border-color: transparent; background: none; cursor: pointer; }
.find { display: block; margin: 2.5rem 0 1rem; }
.find input { display: block; width: 100%; max-width: 30rem; margin-top: 0.375rem; }
.find output { display: block; min-height: 1.5rem; color: var(--muted); }
h1, h2 { font-family: 'Bodoni Moda', serif; font-weight: 600; line-height: 1.1; text-wrap: balance; }
h1 { margin: 1rem 0 0.5rem; font-size: clamp(2.25rem, 6vw, 3rem); }
h2 { margin: 3rem 0 0.75rem; font-size: 1.75rem; }
.chapter { border-top: 1px solid var(--gilt-line); }
.chapter > summary { padding: 0.75rem 0; }
.chapter > summary h2 { display: inline; margin: 0; font-size: 1.375rem; }
.count { color: var(--muted); padding-left: 0.75rem; }
[hidden] { display: none !important; }
a { color: var(--gilt); text-underline-offset: 0.25em; text-decoration-color: var(--gilt-line); }
nav { display: none; }
@media (min-width: 60rem) {
  .columns { display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: 3rem; margin-top: 1.5rem; }
  nav { display: flex; gap: 0.375rem; position: sticky; top: 0; align-self: start; flex-flow: column; max-height: 100vh; overflow-y: auto; overscroll-behavior: contain; scrollbar-width: thin; scrollbar-color: var(--line) transparent; padding: 1.5rem 0.25rem; margin: 0; }
}
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; white-space: pre; scrollbar-width: thin; scrollbar-color: var(--line) transparent; padding: 0.75rem 1rem; background: var(--sunken); border: 1px solid var(--line); border-radius: 0.375rem; }
.example { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: start; overflow: hidden; margin: 0.5rem 0 1.25rem; background: var(--sunken); border: 1px solid var(--line); border-radius: 0.375rem; }
.example pre { margin: 0; background: none; border: 0; }
.copy { margin: 0.375rem 0.375rem 0 0; min-height: 2rem; padding: 0 0.625rem; color: var(--gilt); background: var(--sunken); border: 1px solid var(--line); border-radius: 0.375rem; font: 600 0.8125rem/1 'Instrument Sans', sans-serif; cursor: pointer; }
.copy:hover { color: var(--ink); }
@media (max-width: 40rem) { .links { order: 1; width: 100%; }
  .example { grid-template-columns: minmax(0, 1fr); } .copy { margin: 0 0.375rem 0.375rem auto; } }
main > p, .start > p { max-width: 46rem; }
.start > details dl { overflow-wrap: anywhere; }
.start ol { padding-left: 1.25rem; }
.start { margin-top: 1.5rem; padding: 0.25rem 1.5rem 1.25rem; background: var(--surface); border: 1px solid var(--gilt-line); border-radius: 0.625rem; }
.start h2 { margin-top: 1.25rem; }
.columns .start:first-child { margin-top: 0; }
.trial { display: grid; gap: 0.75rem 1rem; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); align-items: end; }
.trial label { display: grid; gap: 0.375rem; font-size: 0.875rem; font-weight: 600; }
.trial :is(input, select, button) { min-height: 2.75rem; min-width: 0; padding: 0 0.875rem; color: var(--ink); background: var(--sunken); border: 1px solid var(--gilt-line); border-radius: 0.375rem; font: inherit; font-size: 1rem; font-weight: 400; }
.trial button { font-weight: 600; cursor: pointer; }
.trial output { display: block; grid-column: 1 / -1; }
.trial pre { max-height: 24rem; overflow: auto; margin: 0; }
article { border-top: 1px solid var(--line); padding: 1rem 0; }
article h3 { margin: 0; overflow-wrap: anywhere; }
article h3 a { color: inherit; text-decoration-color: transparent; }
article h3 a:hover { text-decoration-color: currentColor; }
article p { margin: 0.375rem 0; color: var(--muted); font-size: 0.9375rem; }
article p.summary { color: var(--ink); font-size: 1rem; }
article { scroll-margin-top: 1rem; }
/* Fades the links that go on below. */
nav::after { content: ''; position: sticky; bottom: -1.5rem; flex: none; height: 3.5rem; margin-top: -1rem; background: linear-gradient(transparent, var(--page)); pointer-events: none; }
nav a { text-decoration-color: transparent; }
html:not(.scripted) nav a[href='#try'] { display: none; }
nav a[aria-current] { color: var(--ink); font-weight: 600; }
nav a.first-call { margin-top: 0.875rem; }
/* The index names the chapters: only the chosen one stands beside it. */
@media (min-width: 60rem) { .scripted:not(.finding) .group:not(.chosen) { display: none; }
  .scripted .chosen > .chapter > summary { pointer-events: none; }
  .scripted:not(.finding) .chosen > .chapter > summary::before { display: none; } }
nav a:hover { text-decoration-color: currentColor; }
summary { display: flex; align-items: center; gap: 0.625rem; padding: 0.25rem 0; list-style: none; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ''; flex: none; width: 0.4375rem; height: 0.4375rem; border: solid var(--gilt); border-width: 0 2px 2px 0; transform: rotate(-45deg); }
details[open] > summary::before { transform: rotate(45deg); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1.25rem; }
dt { font-weight: 600; }
dd { margin: 0; color: var(--muted); }
.fields { margin: 0.25rem 0 0.75rem; padding: 0; list-style: none; }
.fields .fields { margin: 0.375rem 0 0 0.25rem; padding-left: 1rem; border-left: 1px solid var(--line); }
.fields > li { padding: 0.375rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.fields > li:first-child { border-top: 0; }
.type { color: var(--muted); }
.scope { padding: 0.125rem 0.5rem; color: var(--ink); border: 1px solid var(--gilt-line); border-radius: 0.375rem; }
.required { color: var(--gilt); font-size: 0.875rem; }
.method { display: inline-block; min-width: 4rem; font-weight: 700; color: var(--gilt); }
.method.post { color: var(--jade); }
.method:is(.put, .patch) { color: var(--amber); }
.method.delete { color: var(--danger); }
:focus-visible { outline: 2px solid var(--gilt); outline-offset: 2px; }
.copy:focus-visible { outline-offset: -3px; }
`;

/**
 * Chapters by interest: what most programs need first, what only the operator needs last; the
 * others are sorted by name.
 */
const FIRST_CHAPTERS = ['jobs', 'storyboard', 'brief', 'media', 'brands', 'sharing', 'proof'];
const LAST_CHAPTERS = ['engines', 'admin'];

/** Names of chapters that differ from their tag. */
const CHAPTER_NAMES: Readonly<Record<string, string>> = {
  admin: 'User management',
  audit: 'Audit log',
  auth: 'Accounts and sign-in',
  brief: 'Words from prompts',
  developers: 'API keys and webhooks',
  engines: 'Video models',
  jobs: 'Videos',
  media: 'Library',
  organizationNames: 'Name reviews',
  proof: 'Proof sheets',
  ruleChanges: 'Legal lines',
  rules: 'Advertising rules',
  script: 'Script assist',
  secondFactor: 'Two-factor sign-in',
  storyboard: 'Previews',
  takes: 'Shots of video models',
  webhooks: 'Incoming webhooks',
};

function chaptersOf({ tags }: OpenApiDocument): string[] {
  const names = tags.map(({ name }) => name);
  const ends = new Set([...FIRST_CHAPTERS, ...LAST_CHAPTERS]);
  const isThere = (name: string) => names.includes(name);
  return [
    ...FIRST_CHAPTERS.filter(isThere),
    ...names
      .filter((name) => !ends.has(name))
      .toSorted((a, b) => chapterOf(a).localeCompare(chapterOf(b), 'en')),
    ...LAST_CHAPTERS.filter(isThere),
  ];
}

/** The icon shows the theme that a click switches to. */
const THEME_ICONS =
  '<svg class="sun" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="4"/><path d="M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4"/></svg><svg class="moon" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"/></svg>';

const START_LINKS =
  '<a href="#create-a-video">Create a video</a> <a href="#keys">API keys</a> <a href="#receive-webhooks">Webhooks</a> <a href="#errors">Errors</a> <a href="#limits">Limits</a> <a href="#try">Try a call</a>';

/** What the documentation says about this installation. */
export interface Installation {
  readonly publicUrl: string;
  readonly limits: CallLimits;
}

/** Renders the whole API on one page; its examples call this installation. */
export function renderApiDocs(api: OpenApiDocument, { publicUrl, limits }: Installation): string {
  const chapters = chaptersOf(api);
  const sections = chapters.map((name) => renderSection(api, name)).join('');
  const links = chapters.map(
    (name, index) =>
      `<a${index === 0 ? ' class="first-call"' : ''} href="#${escaped(name)}">${escaped(chapterOf(name))}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<title>API documentation · CasinoReel</title><script>${API_DOCS_SCRIPT}</script><style>${API_DOCS_STYLE}</style></head>
<body><header><a class="mark" href="/"><img src="/favicon.svg" alt="">CasinoReel</a><span class="links"><a href="/dashboard">Open CasinoReel</a><a href="/settings?tab=developers">API keys and webhooks</a></span><button class="theme" type="button" aria-label="Change theme" title="Change theme" hidden>${THEME_ICONS}</button></header><main>
<h1>API documentation</h1>
<p>${withCode(String(api.info['description']))}</p>
<p>The same in OpenAPI ${escaped(api.openapi)}: <a href="/api/openapi.json">openapi.json</a>.</p>
<div class="columns"><nav aria-label="Chapters">${START_LINKS} ${links.join(' ')} <a href="#schemas">Schemas</a></nav>
<div>${renderFirstVideo(publicUrl)}
${renderKeys(publicUrl)}
${renderWebhooks()}
${renderErrors()}
${renderLimits(limits)}
${renderTrial()}
<label class="find" hidden>Find a call<input type="search" placeholder="Path, field or word"><output></output></label>
${sections}
<section id="schemas" class="group">${chapter('Schemas', '', renderSchemas(api))}</section></div></div>
</main></body></html>
`;
}

/** The title of a chapter. */
function chapterOf(tag: string): string {
  const name = CHAPTER_NAMES[tag];
  if (name !== undefined) return name;
  const words = tag.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function renderSection(api: OpenApiDocument, tag: string): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => renderOperation(method, path, operation)),
  );
  const count = operations.length === 1 ? '1 call' : `${operations.length} calls`;
  return `<section id="${escaped(tag)}" class="group">${chapter(chapterOf(tag), count, operations.join(''))}</section>`;
}

/** Collapsed, so that the whole API can be surveyed. */
function chapter(title: string, aside: string, content: string): string {
  return `<details class="chapter"><summary><h2>${escaped(title)}</h2><span class="count">${aside}</span></summary>${content}</details>`;
}

function renderOperation(method: string, path: string, operation: Operation): string {
  const heading = `<span class="method ${escaped(method)}">${escaped(method.toUpperCase())}</span> ${escaped(path)}`;
  const answers = Object.entries(operation.responses).map(
    ([status, { description }]) =>
      `<dt>${escaped(status)}</dt><dd>${withCode(String(description))}</dd>`,
  );
  return `<article id="${escaped(operation.operationId)}">
<h3><a href="#${escaped(operation.operationId)}"><code>${heading}</code></a></h3>
<p class="summary">${withCode(operation.summary)}.</p>
<p>${renderNeed(operation)}</p>
${operation.parameters ? folded('Parameters', renderParameters(operation.parameters)) : ''}
${operation.requestBody ? folded('Body', renderSchema(schemaIn(operation.requestBody))) : ''}
<details><summary>Responses</summary><p>${withCode(operation.description)}</p><dl>${answers.join('')}</dl>${renderSuccess(operation)}</details>
</article>`;
}

/** What a program needs to call it. */
function renderNeed({ security }: Operation): string {
  const [need] = security;
  if (need === undefined) return 'No key needed.';
  const scopes = need.token.map((scope) => `<code class="scope">${escaped(scope)}</code>`);
  return scopes.length > 0 ? scopes.join(' ') : 'Requires a sign-in; API keys cannot call it.';
}

function successOf({ responses }: Operation): Record<string, unknown> | undefined {
  return Object.values(responses).find((response) => 'content' in response);
}

function renderSuccess(operation: Operation): string {
  const success = successOf(operation);
  return success ? renderSchema(schemaIn(success)) : '';
}

function renderSchemas(api: OpenApiDocument): string {
  const schemas = api.components['schemas'] as Record<string, unknown>;
  return Object.entries(schemas)
    .map(
      ([name, schema]) =>
        `<div id="schema-${escaped(name)}">${folded(name, renderSchema(schema))}</div>`,
    )
    .join('');
}

function renderParameters(parameters: readonly Record<string, unknown>[]): string {
  const fields = parameters.map(({ name, schema, required }) =>
    renderField({ name: String(name), schema, isRequired: required === true }),
  );
  return `<ul class="fields">${fields.join('')}</ul>`;
}

function folded(title: string, content: string): string {
  return `<details><summary>${escaped(title)}</summary>${content}</details>`;
}

function schemaIn(holder: Record<string, unknown>): unknown {
  const content = (holder['content'] ?? {}) as Record<string, { schema?: unknown }>;
  return Object.values(content)[0]?.schema;
}

/** Renders backticks, the only Markdown in the descriptions. */
function withCode(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
