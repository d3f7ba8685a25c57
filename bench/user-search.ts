// Measures user management's search with 100,000 users in 20,000 organizations, on a PostgreSQL
// started here or, with --embedded, on an embedded database in memory.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { createAdminService } from '#server/features/admin/service.ts';
import { createAuditService } from '#server/features/audit/service.ts';
import { createCreditsService } from '#server/features/credits/service.ts';
import { createMembersService } from '#server/features/team/members.ts';
import { systemClock } from '#server/platform/clock.ts';
import { rowsOf, type Database } from '#server/platform/database/database.ts';
import { openInstance } from '#server/platform/database/embedded/open-embedded.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { createLog } from '#server/platform/log.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';

const ORGANIZATIONS = 20_000;
const USERS = 100_000;
const ROUNDS = 100;

const SEARCHES = {
  'none, first page': '',
  'one username': 'user_77777',
  'one organization': 'casino 15432 ',
  'nothing found': 'zzzzzz',
  '1 % of all': 'user_42',
  '10 % of all': '7@',
  everybody: 'example',
  'two letters': '99',
  'two letters, nothing found': 'qz',
};

async function fill(db: Database): Promise<void> {
  await db.execute(sql`
    insert into organizations (id, name, created_at)
    select gen_random_uuid(), 'Casino ' || n || ' of ' || md5(n::text), now()
    from generate_series(1, ${ORGANIZATIONS}::int) n`);
  await db.execute(sql`
    insert into users (id, org_id, username, email, password_hash, role, created_at)
    select gen_random_uuid(), o.ids[1 + n % ${ORGANIZATIONS}::int], 'user_' || n,
      md5(n::text) || '@example.test', 'none', 'creator', now() - make_interval(secs => n)
    from generate_series(1, ${USERS}::int) n,
      (select array_agg(id) ids from organizations) o`);
  await db.execute(sql`vacuum analyze`);
}

/**
 * Wall time, and the CPU time of this process and the database together, which is stable on a busy
 * machine.
 */
async function measure(search: () => Promise<unknown>) {
  await search();
  const times: number[] = [];
  const busyBefore = await busyMs();
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await search();
    times.push(performance.now() - start);
  }
  const cpu = ((await busyMs()) - busyBefore) / ROUNDS;
  times.sort((a, b) => a - b);
  return { cpu, best: times[0] ?? 0, median: times[ROUNDS / 2] ?? 0 };
}

const TICK_MS = 10;

async function busyMs(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1_000;
  if (isEmbedded) return own;
  const backends = await rowsOf<{ pid: number }>(
    db,
    sql`select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  const ticks = backends.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return own + TICK_MS * ticks.reduce((sum, count) => sum + count, 0);
}

const isEmbedded = process.argv.includes('--embedded');
const postgres = isEmbedded ? null : await startPostgres();
const database = postgres
  ? await openPostgres(postgres.urlOf('postgres'), 4, createLog('error'))
  : await openInstance(await PGlite.create({ extensions: { pg_trgm } }));
const { db } = database;
await fill(db);
const audit = createAuditService({ db, clock: systemClock });
const deps = { db, clock: systemClock, audit };
const admin = createAdminService({
  db,
  audit,
  members: createMembersService(deps),
  credits: createCreditsService({ ...deps, notifyLowBalance: async () => undefined }),
});
const operator: Actor = {
  userId: randomUUID() as UserId,
  organizationId: randomUUID() as OrganizationId,
  role: 'owner',
  ageVerified: true,
  isOperator: true,
};
console.log(`${USERS} users, ${ORGANIZATIONS} organizations, ${database.kind}; pages of 100\n`);
console.log(
  '| search | found | processor ms | best ms | median ms |\n| --- | --- | --- | --- | --- |',
);
for (const [name, search] of Object.entries(SEARCHES)) {
  const page = { limit: 100, after: null };
  const found = (await admin.listUsers(operator, { search }, page)).items.length;
  const { cpu, best, median } = await measure(() => admin.listUsers(operator, { search }, page));
  const figures = [cpu, best, median].map((ms) => ms.toFixed(1));
  console.log(`| ${[name, found, ...figures].join(' | ')} |`);
}
await database.close();
await postgres?.stop();
