import type { ImportGraph } from './import-graph.ts';

/** What each top-level module may import besides itself. */
export const MODULES: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contracts: ['domain'],
  text: ['domain'],
  games: ['domain', 'text'],
  policy: ['domain', 'text'],
  brief: ['domain', 'text', 'games'],
  film: ['domain', 'text', 'games', 'brief', 'policy'],
  server: ['domain', 'contracts', 'text', 'games', 'brief', 'policy', 'film'],
  web: ['domain', 'contracts'],
};

/**
 * The steps of a film. Each may import those above it; files next to the folders belong to `film`
 * itself.
 */
const FILM_STEPS: readonly string[] = [
  'film',
  'film/color',
  'film/picture',
  'film/storyboard',
  'film/rhythm',
  'film/brand',
  'film/script',
  'film/studio',
  'film/narration',
  'film/sound',
  'film/overlay',
  'film/clips',
  'film/media',
  'film/marks',
  'film/encode',
  'film/proof',
  'film/provenance',
  'film/certify',
  'film/segments',
  'film/render',
  'film/process',
  'film/preview',
  'film/cli',
];

/** What draws, sounds, encodes or certifies runs in child processes, never in those of the server. */
const CLOSED_TO_SERVER: readonly string[] = [
  'film/picture',
  'film/brand',
  'film/studio',
  'film/sound',
  'film/media',
  'film/marks',
  'film/encode',
  'film/certify',
  'film/segments',
  'film/cli',
];

/** Uploads are read in a child process as films are; the reader of provenance marks also runs in browsers. */
const EXCEPTIONS: readonly (readonly [from: string, to: string])[] = [
  ['server/platform/media/', 'film/'],
  ['web/features/verify/', 'film/provenance/reading/'],
];

/** Returns the imports that violate the directions, one sentence each. */
export function findWrongImports(graph: ImportGraph): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports
      .filter((imported) => !mayImport(file.slice('src/'.length), imported.slice('src/'.length)))
      .map((imported) => `${file} may not import ${imported}`),
  );
}

function mayImport(file: string, imported: string): boolean {
  const [from, to] = [moduleOf(file), moduleOf(imported)];
  if (EXCEPTIONS.some(([a, b]) => file.startsWith(a) && imported.startsWith(b))) return true;
  if (from === 'server' && CLOSED_TO_SERVER.includes(folderOf(imported))) return false;
  if (from !== to) return MODULES[from]?.includes(to) ?? false;
  if (from === 'web') return !isOtherFeature(file, imported);
  return from !== 'film' || stepOf(imported) <= stepOf(file);
}

/** What several features of `web` need lies beside them. */
function isOtherFeature(file: string, imported: string): boolean {
  const [from, to] = [file, imported].map((path) => /^web\/features\/[^/]+\//.exec(path)?.[0]);
  return from !== undefined && to !== undefined && from !== to;
}

function moduleOf(file: string): string {
  return file.slice(0, file.indexOf('/'));
}

/** The folder of a module, or the module itself for files next to its folders. */
function folderOf(file: string): string {
  const parts = file.split('/');
  return parts.slice(0, parts.length > 2 ? 2 : 1).join('/');
}

/** A folder that is not listed may be imported by none and import all, so it has to be listed. */
function stepOf(file: string): number {
  const step = FILM_STEPS.indexOf(folderOf(file));
  return step === -1 ? Number.POSITIVE_INFINITY : step;
}
