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

/** The reader of provenance marks also runs in browsers. */
const EXCEPTIONS: readonly (readonly [from: string, to: string])[] = [
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
  if (from !== to) return MODULES[from]?.includes(to) ?? false;
  return from !== 'film' || stepOf(imported) <= stepOf(file);
}

function moduleOf(file: string): string {
  return file.slice(0, file.indexOf('/'));
}

/** A folder that is not listed may be imported by none and import all, so it has to be listed. */
function stepOf(file: string): number {
  const parts = file.split('/');
  const step = FILM_STEPS.indexOf(parts.slice(0, parts.length > 2 ? 2 : 1).join('/'));
  return step === -1 ? Number.POSITIVE_INFINITY : step;
}
