import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const LOG_MODULE = fileURLToPath(new URL('log.ts', import.meta.url));

it('removes tokens and passwords at any depth', () => {
  const program = `
    const { createLog } = await import(${JSON.stringify(LOG_MODULE)});
    const log = createLog('info');
    log.info({ password: 'hidden-1', body: { token: 'hidden-2' } }, 'shown');
    log.info({ req: { headers: { authorization: 'hidden-3', cookie: 'hidden-4' } } }, 'shown');
  `;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect([status, stdout.match(/shown/g)?.length]).toEqual([0, 2]);
  expect(stdout).not.toContain('hidden');
});
