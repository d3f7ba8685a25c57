import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { ROUTES } from '#contracts/route-table.ts';
import type { Route } from '#contracts/route.ts';
import type { UserId } from '#domain/ids.ts';
import { ROLES, type Role } from '#domain/people/roles.ts';
import { startSession } from '#server/features/auth/sessions.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { makeThing, type Thing } from '#tests/architecture/make-thing.ts';
import { addMember, signUpOperator } from '#tests/support/people.ts';
import { onPostgres, PASSWORD, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

interface Expectation {
  /** `operator`: only members of the operator with these roles. */
  readonly who: 'anybody' | readonly Role[];
  readonly operatorOnly?: true;
  readonly thing?: Thing;
  /** Whether the operator can access things of other organizations. */
  readonly isPlatformWide?: true;
  /** Whether the operator may not do it to a thing of its own organization. */
  readonly isForOthers?: true;
  readonly body?: unknown;
}

const EVERYONE = ROLES;
const MAKERS = ['owner', 'admin', 'creator'] as const;
const MANAGERS = ['owner', 'admin'] as const;
const OWNERS = ['owner'] as const;

type Named<R> = R extends Route ? `${R['method']} ${R['path']}` : never;
type RoutesByFeature = typeof ROUTES;
type RouteName = {
  [F in keyof RoutesByFeature]: Named<RoutesByFeature[F][keyof RoutesByFeature[F]]>;
}[keyof RoutesByFeature];

/**
 * Written by hand, independent of the permission table: a route without an entry does not compile.
 */
const EXPECTED: Record<RouteName, Expectation> = {
  'POST /api/auth/register': { who: 'anybody' },
  'POST /api/auth/login': { who: 'anybody' },
  'POST /api/auth/forgot-password': { who: 'anybody' },
  'POST /api/auth/reset-password': { who: 'anybody' },
  'POST /api/auth/logout': { who: EVERYONE },
  'GET /api/auth/me': { who: EVERYONE },
  'POST /api/auth/verify-age': { who: EVERYONE, body: { ageVerified: true } },
  'GET /api/auth/sessions': { who: EVERYONE },
  'DELETE /api/auth/sessions': { who: EVERYONE },
  'DELETE /api/auth/sessions/{id}': { who: EVERYONE, thing: 'session' },
  'POST /api/auth/second-factor': { who: 'anybody' },
  'POST /api/auth/second-factor/passkey': { who: 'anybody' },
  'GET /api/auth/second-factor': { who: EVERYONE },
  'POST /api/auth/second-factor/totp': { who: EVERYONE },
  'POST /api/auth/second-factor/totp/confirm': { who: EVERYONE },
  'POST /api/auth/second-factor/totp/remove': { who: EVERYONE },
  'POST /api/auth/second-factor/passkeys': { who: EVERYONE },
  'POST /api/auth/second-factor/passkeys/confirm': { who: EVERYONE },
  'POST /api/auth/second-factor/passkeys/{id}/remove': {
    who: EVERYONE,
    thing: 'passkey',
    body: { currentPassword: PASSWORD },
  },
  'POST /api/auth/second-factor/recovery-codes': { who: EVERYONE },
  'GET /api/dashboard/stats': { who: EVERYONE },
  'GET /api/presets': { who: EVERYONE },
  'GET /api/jobs': { who: EVERYONE },
  'POST /api/jobs': { who: MAKERS, body: VIDEO_REQUEST },
  'POST /api/jobs/{id}/check-status': { who: EVERYONE, thing: 'job' },
  'POST /api/jobs/{id}/cancel': { who: MAKERS, thing: 'job' },
  'PATCH /api/jobs/{id}': { who: MAKERS, thing: 'job', body: { title: 'Friday' } },
  'DELETE /api/jobs/{id}': { who: MAKERS, thing: 'job' },
  'POST /api/jobs/{id}/restore': { who: MAKERS, thing: 'deleted job' },
  'GET /api/jobs/{id}/takes': { who: EVERYONE, thing: 'job' },
  'POST /api/jobs/{id}/takes': { who: MAKERS, thing: 'job', body: { clip: 0 } },
  'GET /api/video-model': { who: MAKERS },
  'GET /api/folders': { who: EVERYONE },
  'POST /api/folders': { who: MAKERS, body: { name: 'Friday nights' } },
  'PATCH /api/folders/{id}': { who: MAKERS, thing: 'folder', body: { name: 'Friday' } },
  'DELETE /api/folders/{id}': { who: MAKERS, thing: 'folder' },
  'POST /api/jobs/move': { who: MAKERS },
  'POST /api/jobs/{id}/share': { who: MAKERS, thing: 'approved job' },
  'GET /api/jobs/{id}/share': { who: EVERYONE, thing: 'shared job' },
  'DELETE /api/jobs/{id}/share': { who: MAKERS, thing: 'shared job' },
  'GET /api/jobs/{id}/history': { who: EVERYONE, thing: 'proven job', isPlatformWide: true },
  'GET /api/jobs/{id}/proof': { who: EVERYONE, thing: 'proven job', isPlatformWide: true },
  'GET /api/jobs/{id}/proof.pdf': { who: EVERYONE, thing: 'proven job', isPlatformWide: true },
  'POST /api/verify': { who: 'anybody' },
  'GET /api/verify/roots': { who: 'anybody' },
  'GET /api/verify/sample': { who: 'anybody' },
  'POST /api/compliance/check': { who: EVERYONE },
  'POST /api/brief/read': { who: MAKERS },
  'POST /api/compliance/appeals': { who: MAKERS },
  'GET /api/compliance/appeals': { who: MAKERS },
  'GET /api/moderation/appeals': { who: MANAGERS, operatorOnly: true },
  'POST /api/moderation/appeals/{id}/decide': {
    who: MANAGERS,
    operatorOnly: true,
    thing: 'appeal',
    isPlatformWide: true,
    isForOthers: true,
    body: { decision: 'uphold' },
  },
  'GET /api/markets': { who: EVERYONE },
  'POST /api/ai/generate-prompt': { who: MAKERS },
  'POST /api/storyboard/preview': { who: MAKERS },
  'GET /api/credits/ledger': { who: EVERYONE },
  'GET /api/credits/ledger.csv': { who: EVERYONE },
  'GET /api/billing/settings': { who: MANAGERS },
  'PUT /api/billing/settings': { who: MANAGERS },
  'GET /api/billing/documents': { who: MANAGERS },
  'GET /api/billing/documents.pdf': { who: MANAGERS },
  'GET /api/billing/documents/{id}/pdf': { who: MANAGERS, thing: 'invoice' },
  'GET /api/billing/budgets': { who: MANAGERS },
  'GET /api/billing/budget': { who: EVERYONE },
  'PUT /api/billing/budgets/{userId}': { who: MANAGERS, thing: 'member', body: { credits: 100 } },
  'GET /api/billing/spending': { who: EVERYONE },
  'GET /api/credits/transactions': { who: EVERYONE },
  'POST /api/credits/purchase': { who: MANAGERS },
  'DELETE /api/credits/transactions/{id}': { who: MANAGERS, thing: 'unpaid order' },
  'POST /api/credits/transactions/{id}/continue': { who: MANAGERS, thing: 'unpaid order' },
  'GET /api/credits/ledger/total': { who: EVERYONE },
  // Authenticated by the signature of the body.
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
  'PATCH /api/organization/security': { who: OWNERS, body: { requiresSecondFactor: false } },
  'PATCH /api/organization/rules': { who: OWNERS, body: { requiresSecondReviewer: false } },
  'GET /api/notifications': { who: EVERYONE },
  'GET /api/notifications/stream': { who: EVERYONE },
  'GET /api/notifications/settings': { who: EVERYONE },
  'PUT /api/notifications/settings': { who: EVERYONE, body: { choices: [] } },
  'POST /api/notifications/read': { who: EVERYONE },
  'GET /api/rule-changes': { who: MANAGERS },
  'POST /api/rule-changes/{jobId}/renew': {
    who: MANAGERS,
    thing: 'approved job',
    isPlatformWide: true,
  },
  'GET /api/rules': { who: MANAGERS },
  'POST /api/rules': { who: MANAGERS },
  'POST /api/rules/try': { who: MANAGERS },
  'POST /api/rules/restore': { who: MANAGERS },
  'GET /api/rules/versions': { who: MANAGERS },
  'GET /api/rules/allowances': { who: MANAGERS },
  'POST /api/rules/allowances': { who: MANAGERS },
  'POST /api/rules/allowances/{id}/decide': {
    who: MANAGERS,
    operatorOnly: true,
    thing: 'allowance',
    isPlatformWide: true,
    isForOthers: true,
    body: { decision: 'refuse' },
  },
  'GET /api/rules/counts': { who: MANAGERS },
  'POST /api/rules/examples': { who: OWNERS, body: { isAllowed: false } },
  'GET /api/rules/examples': { who: MANAGERS, operatorOnly: true },
  'GET /api/moderation/history': { who: MANAGERS },
  'GET /api/moderation/history.csv': { who: MANAGERS },
  'GET /api/moderation/pending': { who: MANAGERS },
  'GET /api/moderation/{jobId}': { who: MANAGERS, thing: 'job', isPlatformWide: true },
  'GET /api/moderation/{jobId}/preview': { who: MANAGERS, thing: 'job', isPlatformWide: true },
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
  'GET /api/brands/{id}/outdated-videos': { who: EVERYONE, thing: 'brand' },
  'POST /api/brands/{id}/preview': { who: EVERYONE, thing: 'brand' },
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
  'GET /api/moderation/brands/history': { who: MANAGERS, operatorOnly: true },
  'GET /api/moderation/brands/{id}/preview': {
    who: MANAGERS,
    operatorOnly: true,
    thing: 'published brand',
    isPlatformWide: true,
  },
  'POST /api/moderation/brands/{id}/approve': {
    who: MANAGERS,
    operatorOnly: true,
    thing: 'published brand',
    isPlatformWide: true,
    body: { version: 1 },
  },
  'POST /api/moderation/brands/{id}/reject': {
    who: MANAGERS,
    operatorOnly: true,
    thing: 'published brand',
    isPlatformWide: true,
    body: { version: 1 },
  },
  'GET /api/admin/users': { who: MANAGERS },
  'GET /api/admin/users.csv': { who: MANAGERS },
  'POST /api/admin/users/{userId}/sign-out': {
    who: MANAGERS,
    thing: 'member',
    isPlatformWide: true,
  },
  'POST /api/admin/users/{userId}/suspend': {
    who: MANAGERS,
    thing: 'member',
    operatorOnly: true,
    isPlatformWide: true,
  },
  'POST /api/admin/users/{userId}/reinstate': {
    who: MANAGERS,
    thing: 'member',
    operatorOnly: true,
    isPlatformWide: true,
  },
  'PATCH /api/admin/users/{userId}/role': {
    who: MANAGERS,
    thing: 'member',
    isPlatformWide: true,
    body: { role: 'owner' },
  },
  'DELETE /api/admin/users/{userId}': { who: MANAGERS, thing: 'member', isPlatformWide: true },
  'POST /api/admin/users/{userId}/reset-second-factor': {
    who: MANAGERS,
    thing: 'member',
    isPlatformWide: true,
  },
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

const nameOf = ({ method, path }: Route) => `${method} ${path}` as RouteName;
const ALL: Route[] = Object.values(ROUTES).flatMap((routes) => Object.values<Route>(routes));

const REFUSALS: Record<number, string> = { 401: 'unknown', 403: 'forbidden', 404: 'not there' };
const outcomeOf = (status: number) => REFUSALS[status] ?? (status < 500 ? 'let in' : 'broken');

const MONTH_AND_A_DAY_MS = 31 * 24 * 3600_000;

onPostgres(
  'who may call what',
  (api) => {
    const people = new Map<Role, Person>();
    let operator: Person | undefined;
    let stranger: Person | undefined;
    /** None, a wrong one, an expired one, and that of a deleted account. */
    let unknownTokens: readonly (string | null)[] = [];

    beforeAll(async () => {
      operator = await signUpOperator(api());
      const owner = await api().signUp({ credits: 5_000 });
      people.set('owner', owner);
      for (const role of ['admin', 'creator', 'viewer'] as const) {
        people.set(role, await addMember(api(), owner, role));
      }
      stranger = await api().signUp();
      // The stranger calls nothing, which might end other sessions.
      const expired = await tokenFor(stranger, new Date(Date.now() - MONTH_AND_A_DAY_MS));
      const leaver = await addMember(api(), owner, 'viewer');
      await api()
        .db.delete(users)
        .where(eq(users.id, leaver.user.id as UserId));
      unknownTokens = [null, 'A'.repeat(43), expired, leaver.token];
    });

    const present = (person: Person | undefined): Person => {
      if (!person) throw new Error('Nobody has signed up yet');
      return person;
    };
    const tokenFor = (person: Person, startedAt = new Date()) =>
      startSession(api().db, person.user.id as UserId, { now: startedAt });

    async function thingFor(route: Route, { organizationId, user }: Person): Promise<string> {
      const { thing } = EXPECTED[nameOf(route)];
      const authorId = user.id as UserId;
      return thing ? makeThing(api(), thing, { organizationId, authorId }) : '';
    }

    const callOnce = async (route: Route, token: string, thingOf: Person) =>
      call(route, token, await thingFor(route, thingOf));

    async function call(route: Route, token: string | null, id: string): Promise<number> {
      const { body } = EXPECTED[nameOf(route)];
      if (route.events && token !== null) {
        const { statusCode, stream } = await api().follow(route.path, token);
        stream.destroy();
        return statusCode;
      }
      const response = await api().call(
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
      return response.statusCode;
    }

    describe.each(ALL.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
      const expectation = EXPECTED[name];
      const { who, thing, operatorOnly, isPlatformWide, isForOthers } = expectation;
      const mayCall = (role: Role) => who !== 'anybody' && who.includes(role) && !operatorOnly;

      it.each(ROLES)('%s, in their own organization', async (role) => {
        const person = present(people.get(role));
        const status = await callOnce(route, await tokenFor(person), person);
        const isLetIn = who === 'anybody' || mayCall(role);
        expect(outcomeOf(status)).toBe(isLetIn ? 'let in' : 'forbidden');
      });

      it.each(thing ? ROLES : [])('%s, in another organization', async (role) => {
        const token = await tokenFor(present(people.get(role)));
        const status = await callOnce(route, token, present(stranger));
        expect(outcomeOf(status)).toBe(mayCall(role) ? 'not there' : 'forbidden');
      });

      it('the operator, in its own organization and elsewhere', async () => {
        const person = present(operator);
        const atHome = await callOnce(route, await tokenFor(person), person);
        expect(outcomeOf(atHome)).toBe(isForOthers ? 'forbidden' : 'let in');
        if (!thing) return;
        const elsewhere = await callOnce(route, await tokenFor(person), present(stranger));
        expect(outcomeOf(elsewhere)).toBe(isPlatformWide ? 'let in' : 'not there');
      });

      it('without a token, or with a wrong, expired, or deleted account’s one', async () => {
        // Nobody changes it, so that it is the same for all.
        const id = await thingFor(route, present(people.get('owner')));
        for (const token of unknownTokens) {
          const status = await call(route, token, id);
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
