import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';

import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { Role } from '#domain/people/roles.ts';
import type { OrganizationId } from '#domain/ids.ts';
import type { Database } from '#server/platform/database/database.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { creditLedger } from '#server/platform/database/schema/credits.ts';
import { createApi } from '#server/processes/api-part.ts';
import { createServices, type Services } from '#server/processes/services/services.ts';
import { randomLetters } from '#tests/support/random-letters.ts';
import { runTasks } from '#tests/support/run-tasks.ts';
import { DATABASE_KINDS, type DatabaseKind } from '#tests/support/test-database.ts';
import { SHARED_JUDGE } from '#tests/support/shared-judge.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

export interface TestApi extends TestPlatform {
  readonly services: Services;
  readonly app: FastifyInstance;
  /** Calls the API without a network. A body that is not a string is sent as JSON. */
  call(method: Method, path: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  /** Opens a stream of the API, which the caller destroys; nothing has been read from it yet. */
  follow(path: string, token: string): Promise<{ statusCode: number; stream: Readable }>;
  /** Runs emails, webhooks and all other due background tasks. */
  runTasks(): Promise<void>;
  /** A new organization with an owner who is of age. */
  signUp(options?: { role?: Role; ageVerified?: boolean; credits?: number }): Promise<Person>;
}

type Method = NonNullable<InjectOptions['method']>;

export interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface Person extends AuthResponse {
  readonly organizationId: OrganizationId;
  readonly password: string;
}

/** Runs the same tests on the embedded database and on PostgreSQL, each with its own database. */
export function onBothDatabases(
  name: string,
  define: (api: () => TestApi) => void,
  environment: Record<string, string> = {},
): void {
  describe.each(DATABASE_KINDS)(`${name} (%s)`, (kind) => {
    defineOn(kind, define, environment);
  });
}

/**
 * As `onBothDatabases`, on PostgreSQL alone: for features that move no money of their own and in which no
 * calls compete. Statements are the same on both, and the stories in the browser run on the other.
 */
export function onPostgres(
  name: string,
  define: (api: () => TestApi) => void,
  environment: Record<string, string> = {},
): void {
  describe(`${name} (postgres)`, () => {
    defineOn('postgres', define, environment);
  });
}

function defineOn(
  kind: DatabaseKind,
  define: (api: () => TestApi) => void,
  environment: Record<string, string>,
): void {
  let opened: TestApi | undefined;
  beforeAll(async () => {
    opened = await openTestApi(await openTestPlatform(kind, environment));
  });
  afterAll(() => opened?.close());
  define(() => {
    if (!opened) throw new Error('The API is open only while tests run');
    return opened;
  });
}

export async function openTestApi(platform: TestPlatform): Promise<TestApi> {
  const services = createServices(platform, SHARED_JUDGE);
  const app = await createApi(platform, services);
  const call: TestApi['call'] = (method, url, { token, body, headers = {} } = {}) =>
    app.inject({
      method,
      url,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
  return {
    ...platform,
    services,
    app,
    call,
    follow: async (url, token) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.inject({ method: 'GET', url, headers, payloadAsStream: true });
      return { statusCode: answer.statusCode, stream: answer.stream() };
    },
    runTasks: () => runTasks(platform, services),
    signUp: (options) => signUp(platform.db, call, options),
    close: async () => {
      await app.close();
      await platform.close();
    },
  };
}

/** The password of everyone who signs up. */
export const PASSWORD = 'correct horse battery';

async function signUp(
  db: Database,
  call: TestApi['call'],
  { role = 'owner', ageVerified = true, credits = 50 }: Parameters<TestApi['signUp']>[0] = {},
): Promise<Person> {
  const username = `user_${randomLetters()}`;
  const body = { username, email: `${username}@example.test`, password: PASSWORD };
  const response = await call('POST', '/api/auth/register', {
    body,
    headers: { 'x-forwarded-for': randomUUID() },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  const account = response.json<AuthResponse>();
  const organizationId = account.organization.id as OrganizationId;
  await db.update(users).set({ role, ageVerified }).where(eq(users.username, username));
  if (credits !== 50) await giveCredits(db, organizationId, credits - 50);
  return { ...account, organizationId, password: PASSWORD };
}

/** Adjusts a balance like an operator, with its ledger entry. */
export async function giveCredits(
  db: Database,
  organizationId: OrganizationId,
  delta: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(organizations)
      .set({ creditBalance: sql`${organizations.creditBalance} + ${delta}` })
      .where(eq(organizations.id, organizationId))
      .returning();
    await tx.insert(creditLedger).values({
      id: randomUUID(),
      organizationId,
      kind: 'adjustment',
      reason: 'Adjusted by a test',
      delta,
      balanceAfter: row?.creditBalance ?? 0,
      createdAt: new Date(),
    });
  });
}

/** The balance and the sum of its ledger, which must always be equal. */
export async function balanceAndLedger(db: Database, organizationId: OrganizationId) {
  const [row] = await db
    .select({ balance: organizations.creditBalance, unfinished: organizations.unfinishedVideos })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  const entries = await db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.organizationId, organizationId));
  const ledger = entries.reduce((sum, { delta }) => sum + delta, 0);
  return { balance: row?.balance, unfinished: row?.unfinished, ledger, entries };
}

/** A request for a video that every rule allows. */
export const VIDEO_REQUEST = { preset: 'roulette', prompt: 'A golden night at the wheel' } as const;
