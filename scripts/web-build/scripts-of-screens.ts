import { readManifest, SIGNED_IN } from './manifest.ts';

/** The URLs of all scripts, and for each screen behind the sign-in the indices of its own. */
export interface ScriptsOfScreens {
  readonly files: readonly string[];
  readonly screens: Readonly<Record<string, readonly number[]>>;
}

/**
 * Returns what each screen behind the sign-in needs besides the shell, from the build's manifest.
 */
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
