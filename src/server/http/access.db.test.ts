import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import type { Route } from '#contracts/route.ts';
import { ROUTES } from '#contracts/route-table.ts';
import { ROLES, type Role } from '#domain/roles.ts';
import { PERMISSIONS, refusalOf } from '#domain/permissions.ts';
import { users } from '#server/platform/database/schema.ts';
import { onBothDatabases } from '#tests/support/test-api.ts';

const ALL_ROUTES: readonly Route[] = Object.values(ROUTES).flatMap((group) => Object.values(group));

/** An id that is well formed and belongs to nothing. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
const pathOf = (route: Route) => route.path.replaceAll(/\{\w+\}/g, NOBODY);
const nameOf = (route: Route) => `${route.method} ${route.path}`;

const PROTECTED = ALL_ROUTES.filter(({ access }) => access !== 'public');

/** Whether somebody of an ordinary organization is let through to the route's handler. */
function isOpenTo({ access }: Route, role: Role, ageVerified: boolean): boolean {
  if (typeof access !== 'object') return true;
  return refusalOf({ role, ageVerified, isOperator: false }, access.ability) === null;
}

onBothDatabases('who may call what', (api) => {
  const callRoute = (route: Route, token?: string) =>
    api().call(route.method, pathOf(route), { ...(token !== undefined && { token }) });

  describe.each(PROTECTED.map((route) => [nameOf(route), route] as const))('%s', (_name, route) => {
    it('needs a token', async () => {
      expect((await callRoute(route)).statusCode).toBe(401);
      expect((await callRoute(route, 'x'.repeat(43))).statusCode).toBe(401);
    });

    it.each(ROLES)('asks the permission table about a %s', async (role) => {
      const { token } = await api().signUp({ role });
      const { statusCode } = await callRoute(route, token);
      const isRefused = [401, 403, 500].includes(statusCode);
      const expected = isOpenTo(route, role, true) ? [false, statusCode] : [true, 403];
      expect([isRefused, statusCode]).toEqual(expected);
    });
  });

  it('asks for a confirmed age where the table does', async () => {
    for (const route of PROTECTED) {
      const { token } = await api().signUp({ ageVerified: false });
      const answer = await callRoute(route, token);
      const { access } = route;
      const asksAge = typeof access === 'object' && 'ageVerified' in PERMISSIONS[access.ability];
      const isAgeRefused = answer.body.includes('"age_not_verified"');
      const isRefused = !isOpenTo(route, 'owner', false);
      expect([nameOf(route), answer.statusCode === 403, isAgeRefused]).toEqual([
        nameOf(route),
        isRefused,
        asksAge,
      ]);
    }
  });

  it('knows no token after 30 days and none of a deleted user', async () => {
    const deleted = await api().signUp();
    await api().db.delete(users).where(eq(users.username, deleted.user.username));
    const expired = await api().signUp();
    api().clock.advance(31 * 24 * 3600_000);
    for (const route of PROTECTED) {
      expect((await callRoute(route, deleted.token)).statusCode).toBe(401);
      expect((await callRoute(route, expired.token)).statusCode).toBe(401);
    }
  });
});
