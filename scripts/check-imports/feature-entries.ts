import type { ImportGraph } from './import-graph.ts';

const FEATURES = 'src/server/features/';

/** The file of a feature that others may import, unless the table below lists more. */
const ENTRY = 'service.ts';

/** What else a feature exports: functions for others' transactions, types, presenters. */
const MORE_ENTRIES: Readonly<Record<string, readonly string[]>> = {
  auth: ['account-access.ts', 'current-password.ts', 'present-user.ts', 'present.ts'],
  billing: ['documents.ts', 'low-balance.ts'],
  brands: [
    'brand-words.ts',
    'film-brand.ts',
    'media-uses.ts',
    'order-brand.ts',
    'apply-name-decision.ts',
  ],
  clips: ['clip-files.ts', 'film-jobs.ts'],
  compliance: [
    'serialized-rules.ts',
    'judge-work.ts',
    'open-judge.ts',
    'order-hash.ts',
    'try-rules.ts',
  ],
  developers: ['enqueue-job-event.ts'],
  jobs: [
    'library/video-filter.ts',
    'library/video-uses.ts',
    'ordering/film-order-of.ts',
    'ordering/first-use-finding.ts',
    'ordering/order-parts.ts',
    'present.ts',
  ],
  markets: ['present.ts'],
  media: ['collect-files.ts', 'order-files.ts', 'preview-files.ts'],
  provenance: ['film-records.ts', 'signing.ts'],
  'second-factor': ['challenge-store.ts', 'prove.ts'],
  sharing: ['share-changes.ts'],
  team: ['invitations.ts', 'members.ts'],
};

/** Returns the imports of a feature's internal files, one sentence each. */
export function findReachesIntoFeatures(graph: ImportGraph): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports
      .filter((imported) => reachesInto(file, imported))
      .map((imported) => `${file} reaches into a feature: ${imported}`),
  );
}

function reachesInto(file: string, imported: string): boolean {
  const to = placeOf(imported);
  if (!to) return false;
  // `platform` and `http` serve all features and import none; processes wire them.
  if (/^src\/server\/(platform|http)\//.test(file)) return true;
  const from = placeOf(file);
  if (!from || from.feature === to.feature) return false;
  return to.file !== ENTRY && !(MORE_ENTRIES[to.feature] ?? []).includes(to.file);
}

/** Null if it is not a feature. */
function placeOf(path: string): { feature: string; file: string } | null {
  if (!path.startsWith(FEATURES)) return null;
  const [feature = '', ...file] = path.slice(FEATURES.length).split('/');
  return { feature, file: file.join('/') };
}
