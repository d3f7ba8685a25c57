import type { AdminUserBody } from '#contracts/schemas/admin.ts';
import { presentUser } from '#server/features/auth/present-user.ts';
import { csvLine } from '#server/http/responses/csv.ts';

import type { AdminUserRow } from './store.ts';

export function presentAdminUser(user: AdminUserRow): AdminUserBody {
  const { organizationId: id, organizationName: name, creditBalance, memberCount } = user;
  const { apiKeyCount, hasSecondFactor, lastActiveAt, suspendedAt } = user;
  return {
    ...presentUser(user),
    hasSecondFactor,
    apiKeyCount,
    lastActiveAt: lastActiveAt?.toISOString() ?? null,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    organization: { id, name, creditBalance, memberCount },
  };
}

const CSV_COLUMNS = [
  'username',
  'email',
  'organization',
  'organizationId',
  'role',
  'ageVerified',
  'twoFactor',
  'apiKeys',
  'lastActive',
  'suspended',
  'joined',
  'id',
];

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

/** The lines of the export, header first. */
export async function* userLinesOf(users: AsyncIterable<AdminUserRow>): AsyncGenerator<string> {
  yield csvLine(CSV_COLUMNS);
  for await (const user of users) {
    yield csvLine([
      user.username,
      user.email,
      user.organizationName,
      user.organizationId,
      user.role,
      yesOrNo(user.ageVerified),
      yesOrNo(user.hasSecondFactor),
      user.apiKeyCount,
      user.lastActiveAt?.toISOString() ?? null,
      user.suspendedAt?.toISOString() ?? null,
      user.createdAt.toISOString(),
      user.id,
    ]);
  }
}
