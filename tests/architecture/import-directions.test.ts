import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const tree = mkdtempSync(join(tmpdir(), 'casinoreel-directions-'));

/** Each file violates one direction by its import; a rule that no longer matches fails its test. */
const FORBIDDEN: readonly [file: string, imported: string][] = [
  ['src/server/platform/a.ts', '#server/features/jobs/service.ts'],
  ['src/server/platform/a.ts', '#server/http/app.ts'],
  ['src/server/platform/a.ts', '#film/film-order.ts'],
  ['src/server/features/team/a.ts', '#server/processes/all.ts'],
  ['src/server/features/team/a.ts', '#web/app/x.ts'],
  ['src/server/features/team/a.ts', '#tests/support/test-api.ts'],
  ['src/web/features/a.ts', '#server/app-error.ts'],
  ['src/web/features/a.ts', '#server/http/requests/paging.ts'],
  ['src/web/features/a.ts', '#film/film-order.ts'],
  ['src/web/features/a.ts', 'node:fs'],
  ['src/web/ui/a.ts', '#domain/money/credits.ts'],
  ['src/web/ui/a.ts', '#domain/markets/markets.ts'],
  ['src/web/ui/a.ts', '@tanstack/react-query'],
  ['src/web/ui/a.ts', 'react-router'],
];

const ALLOWED: readonly [file: string, imported: string][] = [
  ['src/server/features/team/a.ts', '#server/features/jobs/service.ts'],
  ['src/server/features/jobs/a.ts', '#film/film-order.ts'],
  ['src/server/features/team/a.db.test.ts', '#tests/support/test-api.ts'],
  ['src/web/features/a.ts', '#contracts/errors.ts'],
];

/** The imports that the linter reports, all linted at once. */
let complaints: ReadonlySet<string>;

beforeAll(() => {
  cpSync(join(ROOT, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  const cases = [...FORBIDDEN, ...ALLOWED];
  for (const [index, [file, imported]] of cases.entries()) {
    const path = join(tree, numbered(file, index));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      `import * as imported from '${imported}';\nexport const used = imported;\n`,
    );
  }
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/oxlint'),
    ['--deny-warnings', '--format=unix', 'src'],
    { cwd: tree, encoding: 'utf8' },
  );
  const lines = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'));
  complaints = new Set(
    cases
      .filter(([file], index) => lines.some((line) => line.startsWith(numbered(file, index))))
      .map(([file, imported]) => `${file} ${imported}`),
  );
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** The file name of a case, numbered because several cases use the same folder. */
function numbered(file: string, index: number): string {
  return file.replace(/a(?=\.[\w.]+$)/, `a${index}`);
}

describe('import directions', () => {
  it.each(FORBIDDEN)('%s may not import %s', (file, imported) => {
    expect(complaints).toContain(`${file} ${imported}`);
  });

  it.each(ALLOWED)('%s may import %s', (file, imported) => {
    expect(complaints).not.toContain(`${file} ${imported}`);
  });

  it('reads process.env in one file only', () => {
    const files = spawnSync(
      'grep',
      ['-rl', '--exclude=*.test.ts', 'process\\.env', 'src/server', 'src/domain', 'src/contracts'],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect(files.stdout.trim().split('\n')).toEqual(['src/server/platform/config/config.ts']);
    expect(readFileSync(join(ROOT, 'src/server/platform/config/config.ts'), 'utf8')).toContain(
      'process.env',
    );
  });
});
