import type { OrganizationId } from '#domain/ids.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { isOperator } from '#server/platform/database/is-operator.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';

interface Deps {
  readonly db: Database;
  readonly limiter: SharedLimiter;
  readonly limits: Config['limits'];
  readonly hasOwnCredits: (connection: Connection, id: OrganizationId) => Promise<boolean>;
}

const DAY_SECONDS = 24 * 3600;

/**
 * Counts an invitation email; false if it must not be sent. Organizations that only have welcome
 * credits can send few, since anyone can create one. The link can still be copied.
 */
export async function mayEmailInvitation(
  { db, limiter, limits, hasOwnCredits }: Deps,
  organizationId: OrganizationId,
  email: string,
): Promise<boolean> {
  const windowSeconds = DAY_SECONDS;
  const perReceiver = { max: limits.invitationEmailsPerReceiver, windowSeconds };
  const to = `invite-email-to:${organizationId}:${email.toLowerCase()}`;
  if ((await limiter.count(to, perReceiver)) !== null) return false;
  const isTrusted =
    (await isOperator(db, organizationId)) || (await hasOwnCredits(db, organizationId));
  if (isTrusted) return true;
  const max = limits.invitationEmailsPerNewOrganization;
  return (
    (await limiter.count(`invite-email-by:${organizationId}`, { max, windowSeconds })) === null
  );
}
