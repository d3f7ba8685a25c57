import { z } from 'zod';

import { pagingSchema } from '#contracts/schemas/paging.ts';
import { idSchema, textSchema } from '#contracts/schemas/text.ts';
import { userSchema } from '#contracts/schemas/user.ts';
import { ADJUSTMENT_REASON_LENGTH_MAX, CREDIT_ADJUSTMENT_MAX } from '#domain/credits.ts';
import { ROLES } from '#domain/roles.ts';

export const adminUserSchema = userSchema
  .extend({
    organization: z.object({ id: idSchema, name: z.string(), creditBalance: z.int() }),
  })
  .meta({ id: 'AdminUser' });
export type AdminUserBody = z.infer<typeof adminUserSchema>;

const SEARCH_LENGTH_MAX = 100;

export const adminUsersQuerySchema = pagingSchema.extend({
  /** Part of a username, email address or organization name, case-insensitive. */
  search: z.string().trim().max(SEARCH_LENGTH_MAX, 'The search text is too long').optional(),
});

export const changeRoleSchema = z.object({
  role: z.enum(ROLES, { error: 'Role must be one of owner, admin, creator, viewer' }),
});

const AMOUNT_MESSAGE = 'Please enter a valid number';

export const adjustCreditsSchema = z.object({
  orgId: z.uuid('Unknown organization'),
  /** Positive adds, negative subtracts. */
  delta: z
    .int(AMOUNT_MESSAGE)
    .min(-CREDIT_ADJUSTMENT_MAX, `At most ${CREDIT_ADJUSTMENT_MAX} credits can be adjusted at once`)
    .max(CREDIT_ADJUSTMENT_MAX, `At most ${CREDIT_ADJUSTMENT_MAX} credits can be adjusted at once`)
    .refine((delta) => delta !== 0, AMOUNT_MESSAGE),
  /** Why, for the ledger that the organization reads and for the audit log. */
  reason: textSchema(
    { min: 0, max: ADJUSTMENT_REASON_LENGTH_MAX },
    'The reason must be text',
  ).optional(),
});
export type AdjustCreditsBody = z.infer<typeof adjustCreditsSchema>;
