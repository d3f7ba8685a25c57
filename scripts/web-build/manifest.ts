import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestRoute {
  readonly path?: string;
  readonly parentId?: string;
  readonly module: string;
  readonly imports?: readonly string[];
}

export interface Manifest {
  readonly routes: Readonly<Record<string, ManifestRoute>>;
}

export const SIGNED_IN = 'layouts/signed-in';

function fileIn(assets: string): string {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new Error('The build has no manifest');
  return join(assets, name);
}

/** Reads the build's route manifest: each route's module and its imports. */
export function readManifest(assets: string): Manifest {
  const text = readFileSync(fileIn(assets), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}

const isBehindSignIn = ([id, { parentId }]: readonly [string, ManifestRoute]) =>
  id === SIGNED_IN || parentId === SIGNED_IN;

/**
 * Removes the imports of screens behind the sign-in from the manifest, which every page loads:
 * React Router reads it only for prerendered pages, and the page for the screens uses
 * `scriptsOfScreens`.
 */
export function slimManifest(assets: string): void {
  const manifest = readManifest(assets);
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => {
      const { imports: _, ...rest } = route;
      return [id, isBehindSignIn([id, route]) ? rest : route];
    }),
  );
  const text = JSON.stringify({ ...manifest, routes });
  writeFileSync(fileIn(assets), `window.__reactRouterManifest=${text};`);
}
