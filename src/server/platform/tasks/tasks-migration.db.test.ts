import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, expect, it } from 'vitest';

const FOLDER = 'database/migrations';
const TASKS = '0022_tasks.sql';
const migrations = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const statementsOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

const ORGANIZATION = '00000000-0000-4000-8000-000000000001';
const WEBHOOK = '00000000-0000-4000-8000-000000000002';
const idOf = (number: number) =>
  `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`;

/** Status, moderation and clips of jobs, and whether their film is to be made. */
const JOBS = [
  ['queued', 'pending', 0, true],
  ['generating', 'pending', 0, true],
  ['queued', 'flagged', 0, false],
  ['queued', 'pending', 2, false],
  ['failed', 'pending', 0, false],
] as const;

let pglite: PGlite;

beforeAll(async () => {
  pglite = await PGlite.create({ extensions: { pg_trgm } });
  for (const name of migrations.filter((each) => each < TASKS)) {
    await pglite.exec(statementsOf(name));
  }
});
afterAll(() => pglite.close());

it('turns what waits into tasks, and leaves what has ended or must not begin', async () => {
  await pglite.exec(`
    create schema queue;
    create table queue.job (id int);
    insert into organizations (id, name, created_at) values ('${ORGANIZATION}', 'Casino', now());
    insert into mail_tasks (id, kind, about_id, attempts, due_at, created_at)
      values ('${idOf(0)}', 'invitation', gen_random_uuid(), 3, '2030-01-01Z', now());
    insert into webhooks (id, org_id, url, events, held_until, created_at)
      values ('${WEBHOOK}', '${ORGANIZATION}', 'https://example.com', '[]', '2030-01-01Z', now());
    insert into webhook_deliveries (id, webhook_id, event, body, status, due_at, created_at) values
      ('${idOf(1)}', '${WEBHOOK}', 'job.ready', '{}', 'pending', '2030-01-02Z', now()),
      ('${idOf(2)}', '${WEBHOOK}', 'job.ready', '{}', 'delivered', null, now());
  `);
  for (const [index, [status, moderation, awaited]] of JOBS.entries()) {
    await pglite.query(
      `insert into jobs (id, org_id, prompt, preset, controls, markets, seed, short_side_pixels,
         cost_credits, status, moderation_status, clips_awaited, error, priority, created_at)
       values ($1, $2, 'A wheel', 'roulette', '{}', '["US"]', 1, 720, 50, $3, $4, $5, $6, -3, now())`,
      [
        idOf(index + 10),
        ORGANIZATION,
        status,
        moderation,
        awaited,
        status === 'failed' ? 'Over' : null,
      ],
    );
  }

  await pglite.exec(statementsOf(TASKS));

  const { rows } = await pglite.query(
    'select name, key, group_key, priority, attempts from tasks order by name, key',
  );
  const films = JOBS.flatMap(([, , , isMade], index) => (isMade ? [idOf(index + 10)] : []));
  expect(rows).toEqual([
    { name: 'deliver-webhook', key: idOf(1), group_key: WEBHOOK, priority: 0, attempts: 0 },
    ...films.map((key) => ({
      name: 'render-video',
      key,
      group_key: null,
      priority: -3,
      attempts: 0,
    })),
    { name: 'send-email', key: idOf(0), group_key: null, priority: 0, attempts: 3 },
  ]);
  const { rows: emails } = await pglite.query('select id, kind from emails');
  expect(emails).toEqual([{ id: idOf(0), kind: 'invitation' }]);
  const { rows: schemas } = await pglite.query(`select to_regnamespace('queue') as queue`);
  expect(schemas).toEqual([{ queue: null }]);
});
