import { randomBytes, randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { ROUTES } from '#contracts/route-table.ts';
import type { Route } from '#contracts/route.ts';
import { appeals } from '#server/platform/database/appeal-schema.ts';
import { brands } from '#server/platform/database/brand-schema.ts';
import { clips } from '#server/platform/database/clip-schema.ts';
import type {
  ApiKeyId,
  BrandId,
  ClipId,
  JobId,
  MediaId,
  OrganizationId,
  UserId,
  WebhookId,
} from '#domain/ids.ts';
import { ROLES, type Role } from '#domain/roles.ts';
import { startSession } from '#server/features/auth/sessions.ts';
import { insertFilmRecord } from '#server/features/provenance/film-records.ts';
import { invitations } from '#server/platform/database/invitation-schema.ts';
import { apiKeys, webhooks } from '#server/platform/database/developer-schema.ts';
import { media } from '#server/platform/database/media-schema.ts';
import { nameReviews } from '#server/platform/database/name-review-schema.ts';
import { jobFiles, jobReviews, jobRuns, jobs } from '#server/platform/database/job-schema.ts';
import { users } from '#server/platform/database/schema.ts';
import { shares } from '#server/platform/database/sharing-schema.ts';
import { addMember, signUpOperator } from '#tests/support/people.ts';
import {
  onBothDatabases,
  VIDEO_REQUEST,
  type Person,
  type TestApi,
} from '#tests/support/test-api.ts';
import { NO_WORDS } from '#domain/words.ts';
import { NO_WISHES } from '#tests/support/film/example-order.ts';

/** What a path parameter names. */
type Thing =
  | 'job'
  | 'approved job'
  | 'shared job'
  | 'proven job'
  | 'failed film'
  | 'member'
  | 'invitation'
  | 'key'
  | 'webhook'
  | 'name review'
  | 'appeal'
  | 'brand'
  | 'published brand'
  | 'deleted brand'
  | 'file';

interface Expectation {
  /** `operator`: only people of the operator with these roles. */
  readonly who: 'anybody' | readonly Role[];
  readonly operatorOnly?: true;
  readonly thing?: Thing;
  /** Whether the operator reaches things of other organizations. */
  readonly isPlatformWide?: true;
  readonly body?: unknown;
}

const EVERYONE = ROLES;
const MAKERS = ['owner', 'admin', 'creator'] as const;
const MANAGERS = ['owner', 'admin'] as const;
const OWNERS = ['owner'] as const;

/** Written by hand, apart from the permission table: a new route without an entry fails the test. */
const EXPECTED: Record<string, Expectation> = {
  'POST /api/auth/register': { who: 'anybody' },
  'POST /api/auth/login': { who: 'anybody' },
  'POST /api/auth/forgot-password': { who: 'anybody' },
  'POST /api/auth/reset-password': { who: 'anybody' },
  'POST /api/auth/logout': { who: EVERYONE },
  'GET /api/auth/me': { who: EVERYONE },
  'POST /api/auth/verify-age': { who: EVERYONE, body: { ageVerified: true } },
  'GET /api/dashboard/stats': { who: EVERYONE },
  'GET /api/presets': { who: EVERYONE },
  'GET /api/jobs': { who: EVERYONE },
  'POST /api/jobs': { who: MAKERS, body: VIDEO_REQUEST },
  'POST /api/jobs/{id}/check-status': { who: EVERYONE, thing: 'job' },
  'POST /api/jobs/{id}/cancel': { who: MAKERS, thing: 'job' },
  'DELETE /api/jobs/{id}': { who: MAKERS, thing: 'job' },
  'POST /api/jobs/{id}/share': { who: MAKERS, thing: 'approved job' },
  'GET /api/jobs/{id}/share': { who: EVERYONE, thing: 'shared job' },
  'DELETE /api/jobs/{id}/share': { who: MAKERS, thing: 'shared job' },
  'GET /api/jobs/{id}/proof': { who: EVERYONE, thing: 'proven job' },
  'GET /api/jobs/{id}/proof.pdf': { who: EVERYONE, thing: 'proven job' },
  'POST /api/verify': { who: 'anybody' },
  'GET /api/verify/roots': { who: 'anybody' },
  'POST /api/compliance/check': { who: EVERYONE },
  'POST /api/compliance/appeals': { who: MAKERS },
  'GET /api/compliance/appeals': { who: MAKERS },
  'GET /api/moderation/appeals': { who: MANAGERS, operatorOnly: true },
  'POST /api/moderation/appeals/{id}/decide': {
    who: MANAGERS,
    operatorOnly: true,
    thing: 'appeal',
    isPlatformWide: true,
    body: { decision: 'uphold' },
  },
  'GET /api/markets': { who: EVERYONE },
  'POST /api/ai/generate-prompt': { who: MAKERS },
  'POST /api/storyboard/preview': { who: MAKERS },
  'POST /api/storyboard/story': { who: MAKERS },
  'GET /api/credits/ledger': { who: EVERYONE },
  'GET /api/credits/transactions': { who: EVERYONE },
  'POST /api/credits/purchase': { who: MANAGERS },
  // Whoever signs it is asked of the body.
  'POST /api/webhooks/stripe': { who: 'anybody' },
  'POST /api/webhooks/video/{engine}': { who: 'anybody' },
  'GET /api/admin/engines': { who: MANAGERS, operatorOnly: true },
  'POST /api/admin/engines/jobs/{id}/retry': {
    who: MANAGERS,
    operatorOnly: true,
    thing: 'failed film',
    isPlatformWide: true,
  },
  'GET /api/team/members': { who: EVERYONE },
  'POST /api/team/invite': { who: MANAGERS },
  'GET /api/team/invitations': { who: MANAGERS },
  'GET /api/invitations/{token}': { who: 'anybody' },
  'DELETE /api/team/invitations/{id}': { who: MANAGERS, thing: 'invitation' },
  'PATCH /api/team/members/{userId}/role': {
    who: OWNERS,
    thing: 'member',
    body: { role: 'viewer' },
  },
  'DELETE /api/team/members/{userId}': { who: OWNERS, thing: 'member' },
  'PATCH /api/user/profile': { who: EVERYONE },
  'PATCH /api/user/password': { who: EVERYONE },
  'PATCH /api/organization': { who: OWNERS, body: { name: 'A new name' } },
  'PATCH /api/organization/rules': { who: OWNERS, body: { requiresSecondReviewer: false } },
  'GET /api/notifications': { who: EVERYONE },
  'POST /api/notifications/read': { who: EVERYONE },
  'GET /api/rule-changes': { who: MANAGERS },
  'POST /api/rule-changes/{jobId}/renew': {
    who: MANAGERS,
    thing: 'approved job',
    isPlatformWide: true,
  },
  'GET /api/moderation/history': { who: MANAGERS },
  'GET /api/moderation/pending': { who: MANAGERS },
  'GET /api/moderation/names': { who: MANAGERS, operatorOnly: true },
  'POST /api/moderation/names/{id}/approve': {
    who: MANAGERS,
    operatorOnly: true,
    thing: 'name review',
    isPlatformWide: true,
  },
  'POST /api/moderation/names/{id}/reject': {
    who: MANAGERS,
    operatorOnly: true,
    thing: 'name review',
    isPlatformWide: true,
  },
  'POST /api/moderation/{jobId}/approve': { who: MANAGERS, thing: 'job', isPlatformWide: true },
  'POST /api/moderation/{jobId}/reject': { who: MANAGERS, thing: 'job', isPlatformWide: true },
  'GET /api/brands': { who: EVERYONE },
  'POST /api/brands': { who: MANAGERS, body: { name: 'Golden Nugget' } },
  'GET /api/brands/{id}': { who: EVERYONE, thing: 'brand' },
  'PATCH /api/brands/{id}': { who: MANAGERS, thing: 'brand' },
  'DELETE /api/brands/{id}': { who: MANAGERS, thing: 'brand' },
  'POST /api/brands/{id}/restore': { who: MANAGERS, thing: 'deleted brand' },
  'POST /api/brands/{id}/publish': { who: MANAGERS, thing: 'brand' },
  'GET /api/brands/{id}/versions': { who: EVERYONE, thing: 'brand' },
  'GET /api/media': { who: EVERYONE },
  'POST /api/media': { who: MAKERS },
  'GET /api/media/{id}': { who: EVERYONE, thing: 'file' },
  'DELETE /api/media/{id}': { who: MAKERS, thing: 'file' },
  'PUT /api/media/{id}/rights': {
    who: MAKERS,
    thing: 'file',
    body: { basis: 'own', holder: 'The house', territories: ['*'], people: 'none' },
  },
  'GET /api/moderation/brands': { who: MANAGERS, operatorOnly: true },
  'POST /api/moderation/brands/{id}/approve': {
    who: MANAGERS,
    operatorOnly: true,
    thing: 'published brand',
    isPlatformWide: true,
  },
  'POST /api/moderation/brands/{id}/reject': {
    who: MANAGERS,
    operatorOnly: true,
    thing: 'published brand',
    isPlatformWide: true,
  },
  'GET /api/admin/users': { who: MANAGERS },
  'PATCH /api/admin/users/{userId}/role': {
    who: MANAGERS,
    thing: 'member',
    isPlatformWide: true,
    body: { role: 'owner' },
  },
  'DELETE /api/admin/users/{userId}': { who: MANAGERS, thing: 'member', isPlatformWide: true },
  'POST /api/admin/users/credits': { who: MANAGERS, operatorOnly: true },
  'GET /api/developers/keys': { who: MANAGERS },
  'POST /api/developers/keys': { who: MANAGERS },
  'DELETE /api/developers/keys/{keyId}': { who: MANAGERS, thing: 'key' },
  'GET /api/developers/webhooks': { who: MANAGERS },
  'POST /api/developers/webhooks': { who: MANAGERS },
  'PATCH /api/developers/webhooks/{webhookId}': { who: MANAGERS, thing: 'webhook' },
  'DELETE /api/developers/webhooks/{webhookId}': { who: MANAGERS, thing: 'webhook' },
  'POST /api/developers/webhooks/{webhookId}/secret': { who: MANAGERS, thing: 'webhook' },
  'POST /api/developers/webhooks/{webhookId}/test': { who: MANAGERS, thing: 'webhook' },
  'GET /api/developers/webhooks/{webhookId}/deliveries': { who: MANAGERS, thing: 'webhook' },
  'GET /api/audit': { who: MANAGERS },
  'GET /api/audit/export': { who: MANAGERS },
};

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const ALL: Route[] = Object.values(ROUTES).flatMap((routes) => Object.values<Route>(routes));

const REFUSALS: Record<number, string> = { 401: 'unknown', 403: 'forbidden', 404: 'not there' };
const outcomeOf = (status: number) => REFUSALS[status] ?? (status < 500 ? 'let in' : 'broken');

const MONTH_AND_A_DAY_MS = 31 * 24 * 3600_000;

const FILM_FACTS = {
  sha256: '0'.repeat(64),
  bytes: 1,
  instanceId: 'xmp:iid:1',
  digitalSourceType: 'algorithmicMedia',
  proof: {
    rulesVersion: 1,
    width: 160,
    height: 160,
    framesPerSecond: 24,
    frameCount: 24,
    parts: [],
  },
};

/** A thing of its own for every call, so that one call cannot spoil the next. */
async function makeThing(
  { db }: TestApi,
  thing: Thing,
  place: { organizationId: OrganizationId; authorId: UserId },
): Promise<string> {
  const id = randomUUID();
  const { organizationId, authorId } = place;
  const createdAt = new Date();
  const name = `t${randomBytes(6).toString('hex')}`;
  const email = `${name}@example.test`;
  if (thing === 'member') {
    const who = { id: id as UserId, organizationId, username: name, email, createdAt };
    await db.insert(users).values({ ...who, passwordHash: 'none', role: 'creator' });
  } else if (thing === 'invitation') {
    const expiresAt = new Date(createdAt.getTime() + MONTH_AND_A_DAY_MS);
    const values = { id, organizationId, email, tokenHash: name, createdAt, expiresAt };
    await db.insert(invitations).values({ ...values, role: 'viewer', invitedBy: authorId });
  } else if (thing === 'key') {
    const values = { organizationId, createdBy: authorId, name, prefix: name, keyHash: name };
    await db.insert(apiKeys).values({ id: id as ApiKeyId, ...values, scopes: [], createdAt });
  } else if (thing === 'appeal') {
    await db.insert(appeals).values({
      id,
      organizationId,
      authorId: randomUUID() as UserId,
      orderHash: id,
      text: 'A calm wheel',
      reason: 'Nothing is wrong with it',
      findings: [],
      markets: ['US'],
      policyVersion: 'test',
      status: 'waiting',
      createdAt,
    });
  } else if (thing === 'name review') {
    // An organization has one name waiting at a time.
    await db.delete(nameReviews).where(eq(nameReviews.organizationId, organizationId));
    const review = { name, decision: 'block', findings: [], status: 'waiting' } as const;
    await db.insert(nameReviews).values({ ...review, id, organizationId, createdAt });
  } else if (thing === 'brand' || thing === 'published brand' || thing === 'deleted brand') {
    await db.insert(brands).values({
      id: id as BrandId,
      organizationId,
      name: 'Golden Nugget',
      identity: {},
      createdAt,
      updatedAt: createdAt,
      ...(thing === 'published brand' && { publishedNumber: 1, publishedAt: createdAt }),
      ...(thing === 'deleted brand' && { archivedAt: createdAt }),
    });
  } else if (thing === 'file') {
    await db.insert(media).values({
      id: id as MediaId,
      organizationId,
      name: 'a logo',
      bytes: 1,
      state: 'ready',
      mainKey: `media/${id}/a.png`,
      previewKey: `media/${id}/b.webp`,
      uploadedBy: authorId,
      createdAt,
    });
  } else if (thing === 'webhook') {
    // Nobody listens there, and nothing of the kind is called: the address is a private one.
    const values = { organizationId, url: 'http://127.0.0.1:9/', events: [], createdAt };
    await db.insert(webhooks).values({ id: id as WebhookId, ...values });
  } else {
    const jobId = id as JobId;
    await db.insert(jobs).values({
      id: jobId,
      organizationId,
      authorId,
      prompt: 'A golden night at the wheel',
      preset: 'roulette',
      controls: {
        aspectRatio: '16:9',
        cameraMotion: 'smooth',
        lighting: 'cinematic',
        crowdDensity: 'medium',
        fps: 30,
        duration: 15,
      },
      markets: ['US'],
      words: NO_WORDS,
      leftOut: [],
      language: 'en',
      look: NO_WISHES,
      seed: 1,
      shortSidePixels: 720,
      costCredits: 50,
      createdAt,
    });
    const moderationStatus = thing === 'job' ? 'pending' : 'approved';
    await db.insert(jobReviews).values({ jobId, askedAt: createdAt, moderationStatus });
    if (thing === 'failed film') {
      const failure = { status: 'failed', error: 'No clip', engine: 'a-model' } as const;
      await db.insert(jobRuns).values({ ...failure, jobId });
      await db.insert(clips).values(failedClip(organizationId, jobId, createdAt));
    } else {
      await db.insert(jobFiles).values({ jobId, videoKey: 'film.mp4' });
      await db.insert(jobRuns).values({ jobId, status: 'ready' });
    }
  }
  if (thing === 'proven job') {
    const jobId = id as JobId;
    await db.transaction((tx) =>
      insertFilmRecord(tx, { ...FILM_FACTS, jobId, organizationId, createdAt }),
    );
  }
  if (thing === 'shared job') {
    const share = { id: randomUUID(), slug: name, organizationId, jobId: id as JobId, createdAt };
    await db.insert(shares).values({ ...share, markets: ['US'] });
  }
  return id;
}

function failedClip(
  organizationId: OrganizationId,
  jobId: JobId,
  createdAt: Date,
): typeof clips.$inferInsert {
  return {
    id: randomUUID() as ClipId,
    organizationId,
    jobId,
    createdAt,
    stateSince: createdAt,
    position: 0,
    engine: 'a-model',
    model: 'one',
    prompt: 'A wheel',
    seed: 1,
    width: 64,
    height: 36,
    milliseconds: 5_000,
    frameCount: 450,
    costMicros: 0,
    state: 'failed',
    failure: 'lost',
  };
}

it('lists an expectation for every route, and no other', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(ALL.map(nameOf).sort());
});

onBothDatabases(
  'who may call what',
  (api) => {
    const people = new Map<Role, Person>();
    let operator: Person | undefined;
    let stranger: Person | undefined;

    beforeAll(async () => {
      operator = await signUpOperator(api());
      const owner = await api().signUp({ credits: 5_000 });
      people.set('owner', owner);
      for (const role of ['admin', 'creator', 'viewer'] as const) {
        people.set(role, await addMember(api(), owner, role));
      }
      stranger = await api().signUp();
    });

    const present = (person: Person | undefined): Person => {
      if (!person) throw new Error('Nobody has signed up yet');
      return person;
    };
    const tokenFor = (person: Person, startedAt = new Date()) =>
      startSession(api().db, person.user.id as UserId, startedAt);

    async function call(route: Route, token: string | null, thingOf: Person): Promise<number> {
      const { thing, body } = EXPECTED[nameOf(route)] ?? { who: [] };
      const { organizationId, user } = thingOf;
      const authorId = user.id as UserId;
      const id = thing ? await makeThing(api(), thing, { organizationId, authorId }) : '';
      const answer = await api().call(
        route.method,
        route.path
          .replace('{engine}', 'a-model')
          .replace('{token}', 'a-token')
          .replace(/\{\w+\}/, id),
        {
          ...(token !== null && { token }),
          ...(route.body && { body: body ?? {} }),
        },
      );
      return answer.statusCode;
    }

    describe.each(ALL.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
      const expectation = EXPECTED[name] ?? { who: [] };
      const { who, thing, operatorOnly, isPlatformWide } = expectation;
      const mayCall = (role: Role) => who !== 'anybody' && who.includes(role) && !operatorOnly;

      it.each(ROLES)('%s, at home', async (role) => {
        const person = present(people.get(role));
        const status = await call(route, await tokenFor(person), person);
        const isLetIn = who === 'anybody' || mayCall(role);
        expect(outcomeOf(status)).toBe(isLetIn ? 'let in' : 'forbidden');
      });

      it.each(thing ? ROLES : [])("%s, at another organization's", async (role) => {
        const token = await tokenFor(present(people.get(role)));
        const status = await call(route, token, present(stranger));
        expect(outcomeOf(status)).toBe(mayCall(role) ? 'not there' : 'forbidden');
      });

      it('the operator, at home and elsewhere', async () => {
        const person = present(operator);
        const atHome = await call(route, await tokenFor(person), person);
        expect(outcomeOf(atHome)).toBe('let in');
        if (!thing) return;
        const elsewhere = await call(route, await tokenFor(person), present(stranger));
        expect(outcomeOf(elsewhere)).toBe(isPlatformWide ? 'let in' : 'not there');
      });

      it('without a token, with a wrong, an expired, or a deleted account’s one', async () => {
        const owner = present(people.get('owner'));
        const expired = await tokenFor(owner, new Date(Date.now() - MONTH_AND_A_DAY_MS));
        const id = (await makeThing(api(), 'member', {
          organizationId: owner.organizationId,
          authorId: owner.user.id as UserId,
        })) as UserId;
        const deleted = await startSession(api().db, id, new Date());
        await api().db.delete(users).where(eq(users.id, id));
        for (const token of [null, 'A'.repeat(43), expired, deleted]) {
          const status = await call(route, token, owner);
          expect(outcomeOf(status)).toBe(who === 'anybody' ? 'let in' : 'unknown');
        }
      });
    });
  },
  {
    LIMIT_REGISTRATIONS_PER_ADDRESS: '100000',
    LIMIT_CALLS_PER_USER: '100000',
    LIMIT_CALLS_PER_ADDRESS: '100000',
    LIMIT_FAILED_LOGINS_PER_ADDRESS: '100000',
  },
);
