import { eq } from 'drizzle-orm';

import type { OrganizationId } from '#domain/ids.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';

/** Whether an organization runs this installation. */
export async function isOperator(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<boolean> {
  const [row] = await connection
    .select({ isOperator: organizations.isOperator })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row?.isOperator ?? false;
}
