import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { ERRORS } from '#contracts/errors.ts';
import { PAGES } from '#contracts/pages.ts';
import { ROUTES } from '#contracts/route-table.ts';
import type { Route } from '#contracts/route.ts';
import { AUDIT_ACTIONS } from '#domain/events/audit.ts';
import { TEST_EVENT, WEBHOOK_EVENT_NAMES } from '#domain/events/webhooks.ts';
import { API_SCOPES } from '#domain/people/api-scopes.ts';
import { environmentSchema } from '#server/platform/config/environment.ts';
import { recordSignatures } from './record-signatures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Every name that leaves the process: others use it in URLs, cookies, dashboards, databases and
 * scripts, so it must not change, whatever the internal names are. One per line, after its kind.
 */
export function recordNames(): string {
  const routes: Route[] = Object.values(ROUTES).flatMap((feature) => Object.values(feature));
  const kinds: Record<string, readonly string[]> = {
    'api-scope': Object.keys(API_SCOPES),
    'audit-action': AUDIT_ACTIONS,
    'browser-storage': found(/STORAGE_KEY = '([^']+)'/g, ['src/web']),
    cookie: found(/_COOKIE = '([^']+)'/g, ['src/server']),
    environment: Object.keys(environmentSchema.shape),
    'error-code': Object.keys(ERRORS),
    'key-purpose': found(/createSecretBox\([^,]+, '([^']+)'/g, ['src/server']),
    metric: found(/name: '(casinoreel_[a-z_]+)'/g, ['src/server']),
    'npm-script': documentedScripts(),
    page: PAGES,
    'query-parameter': [
      ...found(/[?&]([a-z]+)=(?:\$\{|[a-z])/g, [
        'src/server/features',
        'src/server/platform/storage',
      ]),
      ...routes.flatMap(({ query }) =>
        query instanceof z.ZodObject ? Object.keys(query.shape) : [],
      ),
      ...found(/query as [^)]+\)\['([a-z]+)'\]/g, ['src/server/http']),
      ...found(/searchParams\.(?:get|set)\('([a-z]+)'/g, ['src/web', 'src/server/http']),
    ],
    'response-header': found(
      /'((?:x|webhook|content|permissions|referrer|cross-origin|strict|cache|retry)-[a-z-]+)':|header\('([a-z-]+)'/g,
      ['src/server/features', 'src/server/http', 'src/server/platform/sign-delivery.ts'],
    ),
    route: [
      ...routes.map(({ method, path }) => `${method} ${path}`),
      ...found(/(?:\.(?:get|post)\(|url: |ADDRESS = )'(\/[^']*)'/g, [
        'src/server/http',
        'src/server/features',
      ]),
    ],
    signature: recordSignatures(),
    'webhook-event': [...WEBHOOK_EVENT_NAMES, TEST_EVENT],
  };
  return Object.entries(kinds)
    .flatMap(([kind, names]) => [...new Set(names)].sort().map((name) => `${kind} ${name}`))
    .join('\n');
}

/** In files and folders, tests left out. */
function found(expression: RegExp, places: readonly string[]): string[] {
  return places
    .flatMap((place) => (place.endsWith('.ts') ? [place] : filesUnder(place)))
    .map((path) => readFileSync(ROOT + path, 'utf8'))
    .flatMap((text) => [...text.matchAll(expression)])
    .map(([, first, second]) => first ?? second ?? '');
}

/** The scripts that the guides for users and operators name; the others are for this repository alone. */
function documentedScripts(): string[] {
  const guides = ['README.md', 'docs/operating.md', 'docs/engines.md']
    .map((name) => readFileSync(ROOT + name, 'utf8'))
    .join('\n');
  const named = new Set(guides.match(/(?<=npm (?:run )?)[a-z][a-z\d:-]*/g));
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.keys(scripts).filter((name) => named.has(name));
}

function filesUnder(folder: string): string[] {
  return readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
}
