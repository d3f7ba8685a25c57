import type { ImportGraph } from './import-graph.ts';

const FEATURES = 'src/server/features/';

/** The file of a feature that others may import, unless the table below says more. */
const ENTRY = 'service.ts';

/** What else a feature offers to others: functions for their transactions, types, presenters. */
const MORE_ENTRIES: Readonly<Record<string, readonly string[]>> = {
  auth: ['account-access.ts', 'present-user.ts'],
  clips: ['clip-files.ts', 'film-jobs.ts'],
  compliance: ['judge-work.ts', 'open-judge.ts'],
  developers: ['announce.ts'],
  provenance: ['film-records.ts', 'signing.ts'],
  sharing: ['share-changes.ts'],
  team: ['invitations.ts', 'members.ts'],
};

/** The imports that reach into another feature past its entries, one sentence each. */
export function findReachesIntoFeatures(graph: ImportGraph): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports
      .filter((imported) => reachesInto(file, imported))
      .map((imported) => `${file} reaches into another feature: ${imported}`),
  );
}

function reachesInto(file: string, imported: string): boolean {
  const [from, to] = [placeOf(file), placeOf(imported)];
  if (!from || !to || from.feature === to.feature) return false;
  return to.file !== ENTRY && !(MORE_ENTRIES[to.feature] ?? []).includes(to.file);
}

/** Null for what is no feature: processes wire features and may import all of them. */
function placeOf(path: string): { feature: string; file: string } | null {
  if (!path.startsWith(FEATURES)) return null;
  const [feature = '', ...file] = path.slice(FEATURES.length).split('/');
  return { feature, file: file.join('/') };
}
