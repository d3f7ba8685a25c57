import { describe, expect, it } from 'vitest';

import { findWrongImports } from '../../scripts/check-imports/directions.ts';
import { findReachesIntoFeatures } from '../../scripts/check-imports/feature-entries.ts';
import { findCycles, importsIn } from '../../scripts/check-imports/import-graph.ts';

const WRONG: readonly (readonly [file: string, imported: string])[] = [
  ['src/domain/a.ts', 'src/text/spaced-languages.ts'],
  ['src/domain/a.ts', 'src/contracts/errors.ts'],
  ['src/contracts/a.ts', 'src/server/app-error.ts'],
  ['src/text/a.ts', 'src/brief/brief.ts'],
  ['src/games/a.ts', 'src/film/color/hex.ts'],
  ['src/brief/a.ts', 'src/film/storyboard/storyboard.ts'],
  ['src/brief/a.ts', 'src/policy/a.ts'],
  ['src/policy/a.ts', 'src/brief/brief.ts'],
  ['src/policy/a.ts', 'src/games/game.ts'],
  ['src/policy/a.ts', 'src/film/film-order.ts'],
  ['src/domain/a.ts', 'src/policy/policy.ts'],
  ['src/contracts/a.ts', 'src/policy/policy.ts'],
  ['src/film/a.ts', 'src/film/storyboard/storyboard.ts'],
  ['src/film/storyboard/a.ts', 'src/film/studio/studio-picture.ts'],
  ['src/film/studio/a.ts', 'src/film/overlay/overlay.ts'],
  ['src/film/encode/a.ts', 'src/film/certify/certify-film.ts'],
  ['src/film/studio/a.ts', 'src/film/unlisted/a.ts'],
  ['src/film/a.ts', 'src/server/app-error.ts'],
  ['src/server/platform/a.ts', 'src/web/paths.ts'],
  ['src/server/features/jobs/a.ts', 'src/film/encode/encoder.ts'],
  ['src/web/features/verify/a.ts', 'src/web/features/proof/a.ts'],
  ['src/web/features/verify/a.ts', 'src/film/provenance/sign-film.ts'],
  ['src/web/app/a.ts', 'src/film/film-order.ts'],
];

const RIGHT: readonly (readonly [file: string, imported: string])[] = [
  ['src/brief/a.ts', 'src/games/game-list.ts'],
  ['src/policy/a.ts', 'src/text/spaced-languages.ts'],
  ['src/policy/a.ts', 'src/domain/moderation/verdict.ts'],
  ['src/film/storyboard/a.ts', 'src/brief/brief.ts'],
  ['src/film/studio/presets/slots/a.ts', 'src/film/storyboard/storyboard.ts'],
  ['src/film/render/a.ts', 'src/film/certify/certify-film.ts'],
  ['src/server/features/jobs/a.ts', 'src/film/film-order.ts'],
  ['src/server/features/jobs/a.ts', 'src/film/storyboard/plan-storyboard.ts'],
  ['src/server/platform/media/a.ts', 'src/film/encode/a.ts'],
  ['src/web/features/proof/a.ts', 'src/web/features/proof/parts/a.ts'],
  ['src/web/app/a.ts', 'src/web/features/proof/a.ts'],
  ['src/web/features/verify/a.ts', 'src/film/provenance/reading/read-manifest.ts'],
];

describe('directions of imports', () => {
  it.each(WRONG)('%s may not import %s', (file, imported) => {
    expect(findWrongImports(new Map([[file, [imported]]]))).toEqual([
      `${file} may not import ${imported}`,
    ]);
  });

  it.each(RIGHT)('%s may import %s', (file, imported) => {
    expect(findWrongImports(new Map([[file, [imported]]]))).toEqual([]);
  });
});

describe('imports of other features', () => {
  const importing = (file: string, imported: string) =>
    findReachesIntoFeatures(new Map([[file, [imported]]]));

  it.each([
    ['src/server/features/team/a.ts', 'src/server/features/jobs/store.ts'],
    ['src/server/features/settings/service.ts', 'src/server/features/auth/password-reset-store.ts'],
    ['src/server/features/team/a.ts', 'src/server/features/jobs/routes.ts'],
    ['src/server/http/a.ts', 'src/server/features/jobs/routes.ts'],
    ['src/server/platform/a.ts', 'src/server/features/jobs/service.ts'],
    ['src/server/features/team/a.ts', 'src/server/features/unlisted/a.ts'],
  ])('%s may not import %s', (file, imported) => {
    expect(importing(file, imported)).toEqual([`${file} reaches into a feature: ${imported}`]);
  });

  it.each([
    ['src/server/features/team/a.ts', 'src/server/features/jobs/service.ts'],
    ['src/server/features/team/a.ts', 'src/server/features/sharing/share-changes.ts'],
    ['src/server/features/jobs/service.ts', 'src/server/features/jobs/store.ts'],
    ['src/server/processes/housekeeping.ts', 'src/server/features/auth/sessions.ts'],
  ])('%s may import %s', (file, imported) => {
    expect(importing(file, imported)).toEqual([]);
  });
});

describe('the import graph', () => {
  it('includes imports of values and types, side-effect and dynamic ones', () => {
    const text = `import a from './a.ts';
      import type { B } from '#text/b.ts';
      import { c } from 'a-package';
      import '../d.ts';
      const e = await Promise.all([import('#film/e.ts')]);
      export type { F } from './f.ts';`;
    expect(importsIn('src/film/studio/x.ts', text)).toEqual([
      'src/film/studio/a.ts',
      'src/text/b.ts',
      'src/film/d.ts',
      'src/film/e.ts',
      'src/film/studio/f.ts',
    ]);
  });

  it('finds cycles over any number of files', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
      ['e', ['d']],
    ]);
    expect(findCycles(graph).map((files) => files.sort())).toEqual([['a', 'b', 'c']]);
  });
});
