import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { ROUTES } from '#contracts/route-table.ts';
import type { Route } from '#contracts/route.ts';
import type { UserId } from '#domain/ids.ts';
import { startSession } from '#server/features/auth/sessions.ts';
import { rowsOf } from '#server/platform/database/database.ts';
import { addMember, signUpOperator } from '#tests/support/people.ts';
import { hostileRequest } from '#tests/support/hostile-requests.ts';
import { balanceAndLedger, onBothDatabases } from '#tests/support/test-api.ts';

/** Half on each database. `npm run fuzz` uses more. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 600) / 2;

/** Streams are excluded because they do not end. */
const ALL: Route[] = Object.values(ROUTES)
  .flatMap((routes) => Object.values<Route>(routes))
  .filter(({ events }) => !events);

onBothDatabases(
  'hostile requests',
  (api) => {
    it(
      'never break the server and never move a credit',
      async () => {
        const operator = await signUpOperator(api(), { credits: 10 });
        const owner = await api().signUp({ credits: 10 });
        const callers = [null, operator, owner, await addMember(api(), owner, 'viewer')];
        const watched = [operator, owner];
        const booksOf = () =>
          Promise.all(watched.map((one) => balanceAndLedger(api().db, one.organizationId)));
        const before = await booksOf();
        const counts = new Map<number, number>();
        const request = fc.constantFrom(...ALL).chain(hostileRequest);
        await fc.assert(
          fc.asyncProperty(request, fc.constantFrom(...callers), async (hostile, caller) => {
            const token = caller
              ? await startSession(api().db, caller.user.id as UserId, { now: api().clock.now() })
              : undefined;
            const response = await api().call(hostile.method, hostile.url, {
              ...(token !== undefined && { token }),
              ...(hostile.payload !== undefined && { body: hostile.payload }),
              headers: hostile.headers,
            });
            counts.set(response.statusCode, (counts.get(response.statusCode) ?? 0) + 1);
            expect(response.statusCode).toBeLessThan(500);
            if (response.statusCode < 400) return;
            expect(response.json()).toMatchObject({
              code: expect.any(String),
              message: expect.not.stringMatching(
                /^Invalid input|^Invalid option|^Too (?:big|small)/,
              ),
            });
          }),
          { numRuns: REQUESTS },
        );
        expect(await booksOf()).toEqual(before);
        expect(await organizationsOutOfBalance()).toEqual([]);
        const sorted = [...counts].sort(([a], [b]) => a - b);
        const text = sorted.map(([status, count]) => `${status}: ${count}`).join(', ');
        process.stdout.write(`${REQUESTS} hostile requests answered: ${text}\n`);
      },
      30 * 60_000,
    );

    const organizationsOutOfBalance = () =>
      rowsOf(
        api().db,
        sql`select o.id from organizations o
          where o.credit_balance <>
            (select coalesce(sum(l.delta), 0) from credit_ledger l where l.org_id = o.id)`,
      );
  },
  {
    LIMIT_CALLS_PER_USER: '1000000',
    LIMIT_CALLS_PER_ADDRESS: '1000000',
    LIMIT_REGISTRATIONS_PER_ADDRESS: '1000000',
    LIMIT_FAILED_LOGINS_PER_ADDRESS: '1000000',
    LIMIT_INVITATIONS_PER_ORGANIZATION: '1000000',
  },
);
