import { expect, it } from 'vitest';

import type { Route } from '#contracts/route.ts';
import { ROUTES } from '#contracts/route-table.ts';
import type { UserId } from '#domain/ids.ts';
import { PERMISSIONS } from '#domain/people/permissions.ts';
import { startSession } from '#server/features/auth/sessions.ts';
import { onPostgres } from '#tests/support/test-api.ts';

const ALL_ROUTES: readonly Route[] = Object.values(ROUTES).flatMap((group) => Object.values(group));
/** Streams have no end to wait for. */
const PROTECTED = ALL_ROUTES.filter(({ access, events }) => access !== 'public' && !events);

/** An id that is well formed and belongs to nothing. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

onPostgres('a confirmed age', (api) => {
  it('is asked for where the permission table does, and nowhere else', async () => {
    const { user } = await api().signUp({ ageVerified: false });
    const asking: string[] = [];
    const tabled: string[] = [];
    for (const { method, path, access } of PROTECTED) {
      // Of its own for each call: one of them ends its session.
      const token = await startSession(api().db, user.id as UserId, { now: api().clock.now() });
      const response = await api().call(method, path.replaceAll(/\{\w+\}/g, NOBODY), { token });
      if (response.statusCode === 403 && response.body.includes('"age_not_verified"'))
        asking.push(`${method} ${path}`);
      const asksAge = typeof access === 'object' && 'ageVerified' in PERMISSIONS[access.permission];
      if (asksAge) tabled.push(`${method} ${path}`);
    }
    expect(tabled).toContain('POST /api/jobs');
    expect(asking).toEqual(tabled);
  });
});
