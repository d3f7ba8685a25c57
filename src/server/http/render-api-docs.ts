import type { OpenApiDocument, Operation } from '#contracts/openapi.ts';
import { API_SCOPES } from '#domain/api-scopes.ts';

/** Its hash is part of the page's content policy: any other style is refused. The product's tokens, night and day. */
export const API_DOCS_STYLE = `
@font-face { font-family: 'Bodoni Moda'; font-weight: 400 900; font-display: swap;
  src: url('/v/fonts/bodoni-moda.woff2') format('woff2'); }
@font-face { font-family: 'Instrument Sans'; font-weight: 400 700; font-display: swap;
  src: url('/v/fonts/instrument-sans.woff2') format('woff2'); }
:root { color-scheme: dark light;
  --page: oklch(0.182 0.032 164); --surface: oklch(0.218 0.037 163); --sunken: oklch(0.15 0.026 165);
  --line: oklch(0.335 0.042 161); --ink: oklch(0.955 0.02 98); --muted: oklch(0.775 0.03 120);
  --gilt: oklch(0.83 0.105 87); --gilt-line: oklch(0.52 0.07 86); }
@media (prefers-color-scheme: light) { :root {
  --page: oklch(0.962 0.014 98); --surface: oklch(0.988 0.008 98); --sunken: oklch(0.93 0.017 100);
  --line: oklch(0.86 0.022 105); --ink: oklch(0.23 0.032 165); --muted: oklch(0.44 0.03 160);
  --gilt: oklch(0.46 0.09 74); --gilt-line: oklch(0.7 0.09 82); } }
* { box-sizing: border-box; }
html { background: var(--page); scroll-behavior: smooth; }
body { margin: 0; color: var(--ink); background: var(--page); font: 1rem/1.55 'Instrument Sans', system-ui, sans-serif; }
header, main { max-width: 64rem; margin: 0 auto; padding: 1.25rem; }
.mark { color: var(--ink); font: 600 1.25rem/1 'Bodoni Moda', serif; text-decoration: none; }
h1, h2 { font-family: 'Bodoni Moda', serif; font-weight: 600; line-height: 1.1; text-wrap: balance; }
h1 { margin: 1rem 0 0.5rem; font-size: clamp(2.25rem, 6vw, 3rem); }
h2 { margin: 3rem 0 0.75rem; font-size: 1.75rem; }
h2.chapter { text-transform: capitalize; }
a { color: var(--gilt); text-underline-offset: 0.25em; text-decoration-color: var(--gilt-line); }
nav { display: flex; flex-wrap: wrap; gap: 0.375rem 1rem; margin-top: 1.5rem; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem 1rem; background: var(--sunken); border: 1px solid var(--line); border-radius: 0.375rem; }
.start { margin-top: 1.5rem; padding: 0.25rem 1.5rem 1.25rem; background: var(--surface); border: 1px solid var(--gilt-line); border-radius: 0.625rem; }
.start h2 { margin-top: 1.25rem; }
article { border-top: 1px solid var(--line); padding: 1rem 0; }
article h3 { margin: 0; overflow-wrap: anywhere; }
article p { margin: 0.375rem 0; color: var(--muted); }
summary { cursor: pointer; padding: 0.25rem 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1.25rem; }
dt { font-weight: 600; }
dd { margin: 0; color: var(--muted); }
.method { display: inline-block; min-width: 4rem; font-weight: 700; color: var(--gilt); }
:focus-visible { outline: 2px solid var(--gilt); outline-offset: 2px; }
`;

/** The whole API on one page. */
export function renderApiDocs(api: OpenApiDocument): string {
  const sections = api.tags.map(({ name }) => renderSection(api, name)).join('');
  const links = api.tags.map(({ name }) => `<a href="#${escaped(name)}">${escaped(name)}</a>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<title>API documentation · CasinoReel</title><style>${API_DOCS_STYLE}</style></head>
<body><header><a class="mark" href="/">CasinoReel</a></header><main>
<h1>API documentation</h1>
<p>${withCode(String(api.info['description']))}</p>
<p>The same in OpenAPI ${escaped(api.openapi)}: <a href="/api/openapi.json">openapi.json</a>.</p>
${renderStart()}
<nav aria-label="Chapters">${links.join(' ')} <a href="#schemas">schemas</a></nav>
${sections}
<section id="schemas"><h2>Schemas</h2>${renderSchemas(api)}</section>
</main></body></html>
`;
}

/** How a program signs in. */
function renderStart(): string {
  const scopes = Object.entries(API_SCOPES).map(
    ([name, { description }]) =>
      `<dt><code>${escaped(name)}</code></dt><dd>${escaped(description)}</dd>`,
  );
  return `<section class="start" id="keys"><h2>API keys</h2>
<p>Owners and admins create keys in <a href="/settings?tab=developers">Settings, under Developers</a>. A key is shown once, can expire, and can be revoked at any time. Send it with every request:</p>
<pre>curl -H 'Authorization: Bearer YOUR_KEY' /api/jobs</pre>
<p>A key acts on behalf of the person who created it, never has more permissions than that person, and is limited to its scopes:</p>
<dl>${scopes.join('')}</dl>
</section>`;
}

function renderSection(api: OpenApiDocument, tag: string): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => renderOperation(method, path, operation)),
  );
  return `<section id="${escaped(tag)}"><h2 class="chapter">${escaped(tag)}</h2>${operations.join('')}</section>`;
}

function renderOperation(method: string, path: string, operation: Operation): string {
  const heading = `<span class="method">${escaped(method.toUpperCase())}</span> ${escaped(path)}`;
  const answers = Object.entries(operation.responses).map(
    ([status, { description }]) =>
      `<dt>${escaped(status)}</dt><dd>${withCode(String(description))}</dd>`,
  );
  return `<article id="${escaped(operation.operationId)}">
<h3><code>${heading}</code></h3>
<p>${escaped(operation.summary)}. ${withCode(operation.description)}</p>
${operation.parameters ? renderJson('Parameters', operation.parameters) : ''}
${operation.requestBody ? renderJson('Body', schemaIn(operation.requestBody)) : ''}
<details><summary>Responses</summary><dl>${answers.join('')}</dl>${renderSuccess(operation)}</details>
</article>`;
}

function renderSuccess(operation: Operation): string {
  const success = Object.values(operation.responses).find((response) => 'content' in response);
  return success ? `<pre>${json(schemaIn(success))}</pre>` : '';
}

function renderSchemas(api: OpenApiDocument): string {
  const schemas = api.components['schemas'] as Record<string, unknown>;
  return Object.entries(schemas)
    .map(([name, schema]) => renderJson(name, schema))
    .join('');
}

function renderJson(title: string, value: unknown): string {
  return `<details><summary>${escaped(title)}</summary><pre>${json(value)}</pre></details>`;
}

function schemaIn(holder: Record<string, unknown>): unknown {
  const content = (holder['content'] ?? {}) as Record<string, { schema?: unknown }>;
  return Object.values(content)[0]?.schema;
}

function json(value: unknown): string {
  return escaped(JSON.stringify(value, null, 2) ?? '');
}

/** Markdown's backticks, the only mark the descriptions use. */
function withCode(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
