import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, expect, it } from 'vitest';

const FOLDER = 'database/migrations';
const SPLIT = '0023_job_in_four_tables.sql';

const ORGANIZATION = '00000000-0000-4000-8000-000000000001';
const idOf = (number: number) => `00000000-0000-4000-8000-0000000000${number}`;
const REJECTED = idOf(11);
const CORRECTION = idOf(12);
const LIVE = idOf(13);
const RENEWAL = idOf(14);
const RETRIED = idOf(15);

const statementsOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

let pglite: PGlite;

async function insertOld(id: string, columns: Record<string, string>) {
  const names = Object.keys(columns);
  await pglite.query(
    `insert into jobs (id, org_id, prompt, preset, controls, markets, seed, short_side_pixels,
       created_at, ${names.join(', ')})
     values ($1, $2, 'A wheel', 'roulette', '{"fps":30}', '["US"]', 7, 720, '2026-03-01Z',
       ${names.map((_, index) => `$${index + 3}`).join(', ')})`,
    [id, ORGANIZATION, ...Object.values(columns)],
  );
}

const FILM = { status: 'ready', video_key: 'a.mp4', poster_key: 'a.jpg' };
const PAID = { cost_credits: '50', moderation_status: 'pending' };

beforeAll(async () => {
  pglite = await PGlite.create({ extensions: { pg_trgm } });
  const before = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name < SPLIT);
  for (const name of before.sort()) await pglite.exec(statementsOf(name));
  await pglite.query(
    `insert into organizations (id, name, created_at) values ($1, 'Casino', now())`,
    [ORGANIZATION],
  );
  await insertOld(REJECTED, {
    ...PAID,
    ...FILM,
    captions_key: 'a.vtt',
    line_versions: '{"US":"1"}',
    moderation_status: 'rejected',
    moderation_reason: 'Too loud',
    rejected_by_operator: 'true',
    decided_at: '2026-03-02Z',
    findings: '[{"category":"urgency"}]',
  });
  await insertOld(CORRECTION, {
    ...PAID,
    status: 'queued',
    cost_credits: '0',
    resubmits: REJECTED,
  });
  await insertOld(LIVE, { ...PAID, ...FILM, moderation_status: 'approved', public_title: 'Win' });
  await insertOld(RENEWAL, { ...PAID, status: 'generating', cost_credits: '0', renews: LIVE });
  await insertOld(RETRIED, {
    status: 'processing',
    moderation_status: 'pending',
    cost_credits: '0',
    retried_at: '2026-03-03Z',
    engine: 'a-model',
    clips_awaited: '2',
    attempt: '3',
    priority: '-4',
  });
  await pglite.exec(statementsOf(SPLIT));
});

afterAll(() => pglite.close());

async function rowsOf(statement: string, id: string) {
  const { rows } = await pglite.query<Record<string, unknown>>(statement, [id]);
  return rows[0];
}

it('keeps what was ordered, with what it cost', async () => {
  const costs = await pglite.query('select cost_credits as cost from jobs order by id');
  expect(costs.rows.map((row) => (row as { cost: number }).cost)).toEqual([50, 0, 50, 0, 50]);
});

it('moves run, review and files of each job', async () => {
  expect(await rowsOf('select * from job_runs where job_id = $1', RETRIED)).toMatchObject({
    status: 'processing',
    engine: 'a-model',
    clips_awaited: 2,
    attempt: 3,
    priority: -4,
    retried_at: new Date('2026-03-03Z'),
  });
  expect(await rowsOf('select * from job_reviews where job_id = $1', REJECTED)).toMatchObject({
    asked_at: new Date('2026-03-01Z'),
    moderation_status: 'rejected',
    moderation_reason: 'Too loud',
    rejected_by_operator: true,
    findings: [{ category: 'urgency' }],
    corrected_at: new Date('2026-03-01Z'),
    corrections_used: 1,
  });
  expect(await rowsOf('select * from job_files where job_id = $1', REJECTED)).toEqual({
    job_id: REJECTED,
    video_key: 'a.mp4',
    poster_key: 'a.jpg',
    captions_key: 'a.vtt',
    line_versions: { US: '1' },
  });
  expect(await rowsOf('select * from job_files where job_id = $1', RETRIED)).toBeUndefined();
});

it('knows which renewal is under way, and lets no second one in', async () => {
  expect(await rowsOf('select * from job_reviews where job_id = $1', LIVE)).toMatchObject({
    public_title: 'Win',
    renewed_by: RENEWAL,
  });
  const again = pglite.query(
    `insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid()))).*
     from jobs j where id = $1`,
    [RENEWAL],
  );
  await expect(again).rejects.toThrow('one renewal at a time');
});
