import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { rowsOf } from '#server/platform/database/database.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { writeFormerBackup, type FormerBackup } from '#tests/support/write-former-backup.ts';

import BACKUP from '#tests/fixtures/backup-of-nineteen-migrations.json' with { type: 'json' };
import { restoreBackup } from './restore-backup.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const REJECTED = idOf(11);
const LIVE = idOf(13);
const RENEWAL = idOf(14);
const RETRIED = idOf(15);

const folder = mkdtempSync(join(tmpdir(), 'casinoreel-former-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function restore(platform: TestPlatform, backup: FormerBackup) {
  const written = mkdtempSync(join(folder, 'backup-'));
  writeFormerBackup(written, backup);
  return restoreBackup({ ...platform, dataFolder: platform.config.data.folder }, written);
}

// It is converted in memory on either database, into which `backup.db.test.ts` restores what is up to date.
describe('a backup of the first nineteen migrations', () => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await openTestPlatform('postgres');
    await restore(platform, BACKUP);
  });
  afterAll(() => platform.close());

  async function rows(query: string) {
    return rowsOf<Record<string, unknown>>(platform.db, sql.raw(query));
  }

  it('keeps orders, with their cost and words', async () => {
    expect(await rows('select cost_credits as cost from jobs order by id')).toEqual(
      [5, 0, 5, 0, 5, 5].map((cost) => ({ cost })),
    );
    const [job] = await rows(`select words from jobs where id = '${REJECTED}'`);
    expect(job?.['words']).toMatchObject({
      headline: 'Friday',
      lines: [{ kind: 'offer', text: '100 free spins', condition: null }],
      callToAction: 'Play',
    });
  });

  it('moves run, review and files of each job into their own tables', async () => {
    const of = async (table: string, id: string) =>
      (await rows(`select to_jsonb(t) as row from ${table} t where job_id = '${id}'`))[0]?.['row'];
    expect(await of('job_runs', RETRIED)).toMatchObject({
      status: 'processing',
      engine: 'a-model',
      clips_awaited: 2,
      attempt: 3,
      priority: -4,
    });
    expect(await of('job_reviews', REJECTED)).toMatchObject({
      moderation_status: 'rejected',
      moderation_reason: 'Too loud',
      findings: [{ category: 'urgency' }],
      corrections_used: 1,
    });
    expect(await of('job_reviews', LIVE)).toMatchObject({ renewed_by: RENEWAL });
    expect(await of('job_files', REJECTED)).toMatchObject({
      video_key: 'jobs/film.mp4',
      captions_key: 'jobs/film.vtt',
      line_versions: { US: '1' },
    });
    expect(await of('job_files', RETRIED)).toBeUndefined();
  });

  it('creates tasks for what is pending, and for nothing that has ended', async () => {
    const tasks = await rows('select name, key, attempts from tasks order by name, key');
    expect(tasks).toEqual([
      { name: 'deliver-webhook', key: idOf(8), attempts: 0 },
      { name: 'make-clip', key: idOf(21), attempts: 0 },
      { name: 'render-video', key: idOf(12), attempts: 0 },
      { name: 'render-video', key: RENEWAL, attempts: 0 },
      { name: 'send-email', key: idOf(6), attempts: 3 },
    ]);
  });

  it('restores the rest: people, credits, the file, the numbers of the audit log', async () => {
    expect(await rows('select credit_balance as credits from organizations')).toEqual([
      { credits: 35 },
    ]);
    expect(await rows('select id from invitations')).toEqual([{ id: idOf(4) }]);
    expect(await platform.storage.sizeOf('jobs/film.mp4')).toBe(6);
    await platform.db.execute(
      sql`insert into audit_events (org_id, sequence, action, details, created_at, previous_hash, hash)
          values (${idOf(1)}, 3, 'session.ended', '{}', now(), 'h2', 'h3')`,
    );
    expect(await rows('select max(position)::int as last from audit_events')).toEqual([
      { last: 3 },
    ]);
  });
});

describe('a backup that cannot be converted', () => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await openTestPlatform('postgres');
  });
  afterAll(() => platform.close());

  const UNREADABLE: readonly [string, FormerBackup, string][] = [
    [
      'has fewer migrations than are known',
      { ...BACKUP, migrations: BACKUP.migrations.slice(0, 18) },
      'does not know',
    ],
    [
      'has a migration that is not known',
      { ...BACKUP, migrations: [...BACKUP.migrations, 'f'.repeat(64)] },
      'does not know',
    ],
    [
      'has a balance that its ledger does not sum to',
      { ...BACKUP, tables: { ...BACKUP.tables, credit_ledger: [] } },
      'does not sum to the balance',
    ],
  ];

  it.each(UNREADABLE)(
    'because it %s is refused, and nothing is restored',
    async (_, backup, why) => {
      await expect(restore(platform, backup)).rejects.toThrow(why);
      expect(await rowsOf(platform.db, sql`select 1 from organizations`)).toEqual([]);
    },
  );
});
