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

/** Each file breaks one direction by its import; a rule that stops matching fails its test. */
const FORBIDDEN: readonly [file: string, imported: string][] = [
  ['src/server/platform/a.ts', '#server/features/jobs/service.ts'],
  ['src/server/platform/a.ts', '#server/http/app.ts'],
  ['src/server/platform/a.ts', '#film/film-order.ts'],
  ['src/server/features/team/a.ts', '#server/processes/all.ts'],
  ['src/server/features/team/a.ts', '#web/app/x.ts'],
  ['src/server/features/team/a.ts', '#tests/support/test-api.ts'],
  ['src/web/features/a.ts', '#server/app-error.ts'],
  ['src/web/features/a.ts', '#server/http/paging.ts'],
  ['src/web/features/a.ts', '#film/film-order.ts'],
  ['src/web/features/a.ts', 'node:fs'],
  ['src/web/ui/a.ts', '#domain/credits.ts'],
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

beforeAll(() => {
  cpSync(join(ROOT, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function lint(file: string, imported: string): string {
  const path = join(tree, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import * as imported from '${imported}';\nexport const used = imported;\n`);
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--deny-warnings', file], {
    cwd: tree,
    encoding: 'utf8',
  });
  rmSync(path);
  return stdout;
}

describe('import directions', () => {
  it.each(FORBIDDEN)('%s may not import %s', (file, imported) => {
    expect(lint(file, imported)).toContain('no-restricted-imports');
  });

  it.each(ALLOWED)('%s may import %s', (file, imported) => {
    expect(lint(file, imported)).not.toContain('no-restricted-imports');
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
