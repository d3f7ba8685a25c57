import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestRoute {
  readonly path?: string;
  readonly parentId?: string;
  readonly module: string;
  readonly imports?: readonly string[];
}

interface Manifest {
  readonly routes: Readonly<Record<string, ManifestRoute>>;
}

const SIGNED_IN = 'layouts/signed-in';

/** All scripts by their addresses, and for each screen behind the sign-in the indices of its own. */
export interface ScriptsOfScreens {
  readonly files: readonly string[];
  readonly screens: Readonly<Record<string, readonly number[]>>;
}

function readManifest(assets: string): Manifest {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new Error('The build has no manifest');
  const text = readFileSync(join(assets, name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}

/** What each screen behind the sign-in needs besides the shell, from the build's own manifest. */
export function scriptsOfScreens(assets: string): ScriptsOfScreens {
  const { routes } = readManifest(assets);
  const filesOf = (id: string) => [routes[id]?.module ?? '', ...(routes[id]?.imports ?? [])];
  const shell = new Set(filesOf('root'));
  const files = new Map<string, number>();
  const indexOf = (file: string) => {
    if (!files.has(file)) files.set(file, files.size);
    return files.get(file) ?? 0;
  };
  const screens: Record<string, number[]> = {};
  for (const [id, { path, parentId }] of Object.entries(routes)) {
    if (parentId !== SIGNED_IN || path === undefined || path.includes(':')) continue;
    const own = new Set([...filesOf(SIGNED_IN), ...filesOf(id)].filter((file) => !shell.has(file)));
    screens[`/${path}`] = [...own].map(indexOf);
  }
  return { files: [...files.keys()], screens };
}
