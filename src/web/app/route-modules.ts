import { restoreConnection, whileScreenWaits } from '#web/api/connection.ts';

/** What React Router keeps of each route in the page. */
interface RouterGlobals {
  readonly __reactRouterManifest?: {
    readonly routes: Readonly<Record<string, { readonly id: string; readonly module: string }>>;
  };
  /** Modules by route id: the router looks here before it imports one. */
  readonly __reactRouterRouteModules?: Record<string, unknown>;
}

/** So often code is asked for that the server, although it answers, does not give. */
const ATTEMPTS_MAX = 2;

/**
 * Makes the router wait for a screen whose code cannot be loaded now. Where its own import fails, React
 * Router reloads the page, and without a network that replaces the application by the browser's error
 * page. So every module that is not here yet gets an entry that loads it with patience; the screen
 * that is shown stays meanwhile.
 */
export function loadScreensPatiently(): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } =
    window as RouterGlobals;
  if (!manifest || !modules) return;
  for (const { id, module } of Object.values(manifest.routes)) {
    if (id in modules) continue;
    const keep = (value: unknown) =>
      Object.defineProperty(modules, id, { value, writable: true, enumerable: true });
    let coming: Promise<unknown> | undefined;
    const get = () => (coming ??= loadPatiently(module, keep));
    Object.defineProperty(modules, id, { get, set: keep, configurable: true, enumerable: true });
  }
}

async function loadPatiently(address: string, keep: (module: unknown) => void): Promise<unknown> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    try {
      const module: unknown = await import(/* @vite-ignore */ address);
      keep(module);
      return module;
    } catch {
      await whileScreenWaits(restoreConnection());
    }
  }
  // The server is there and has other files by now: the pages of a newer version.
  window.location.reload();
  return new Promise(() => {});
}
