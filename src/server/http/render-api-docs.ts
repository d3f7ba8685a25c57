import type { OpenApiDocument, Operation } from '#contracts/openapi.ts';

/** Its hash is part of the page's content policy: any other style is refused. */
export const API_DOCS_STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
h2 { margin-top: 3rem; text-transform: capitalize; }
article { border-top: 1px solid var(--line); padding: 1rem 0; }
article h3 { margin: 0; overflow-wrap: anywhere; }
summary { cursor: pointer; padding: 0.25rem 0; }
nav a { margin-right: 1rem; }
dt { font-weight: 600; }
.method { display: inline-block; min-width: 4rem; font-weight: 700; }
`;

/** The whole API on one page. */
export function renderApiDocs(api: OpenApiDocument): string {
  const sections = api.tags.map(({ name }) => renderSection(api, name)).join('');
  const links = api.tags.map(({ name }) => `<a href="#${escaped(name)}">${escaped(name)}</a>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>CasinoReel API</title><style>${API_DOCS_STYLE}</style></head>
<body><main>
<h1>CasinoReel API</h1>
<p>${withCode(String(api.info['description']))}</p>
<p><a href="/api/openapi.json">openapi.json</a> describes the same in OpenAPI ${escaped(api.openapi)}.</p>
<nav aria-label="Chapters">${links.join(' ')}</nav>
${sections}
<section id="schemas"><h2>Schemas</h2>${renderSchemas(api)}</section>
</main></body></html>
`;
}

function renderSection(api: OpenApiDocument, tag: string): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => renderOperation(method, path, operation)),
  );
  return `<section id="${escaped(tag)}"><h2>${escaped(tag)}</h2>${operations.join('')}</section>`;
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
<details><summary>Answers</summary><dl>${answers.join('')}</dl>${renderSuccess(operation)}</details>
</article>`;
}

function renderSuccess(operation: Operation): string {
  const success = Object.values(operation.responses).find((answer) => 'content' in answer);
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
