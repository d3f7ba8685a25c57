import { pathToFileURL } from 'node:url';

import type { Plugin } from 'vite';

import type { Route } from '#contracts/route.ts';

const ROUTE_FILE = /\/src\/contracts\/routes\/[\w-]+\.ts$/;

/**
 * Reduces routes in the browser bundle to method and path. The schemas, and the schema library, are
 * then loaded only with the forms that use them.
 */
export function browserRoutes(): Plugin {
  return {
    name: 'browser-routes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?', 1)[0] ?? id;
      if (this.environment.name !== 'client' || !ROUTE_FILE.test(file)) return null;
      const module = (await import(pathToFileURL(file).href)) as RouteModule;
      return Object.entries(module).map(exportOf).join('\n');
    },
  };
}

type RouteModule = Readonly<Record<string, Readonly<Record<string, Route>>>>;

/** Throws if a route file exports anything else, which would be broken in the browser. */
export function exportOf([name, routes]: [string, Readonly<Record<string, Route>>]): string {
  const slim = Object.entries(routes).map(([key, { method, path }]) => {
    if (path === undefined) throw new Error(`${name} is no table of routes`);
    return [key, { method, path }];
  });
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(slim))};`;
}
