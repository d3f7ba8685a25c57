import { z } from 'zod';

import { pagingSchema } from '#contracts/schemas/paging.ts';
import { idSchema, momentSchema, textSchema } from '#contracts/schemas/text.ts';
import { userSchema } from '#contracts/schemas/user.ts';
import { ADJUSTMENT_REASON_LENGTH_MAX, CREDIT_ADJUSTMENT_MAX } from '#domain/money/credits.ts';
import { ROLES } from '#domain/people/roles.ts';

export const adminUserSchema = userSchema
  .extend({
    organization: z.object({
      id: idSchema,
      name: z.string(),
      creditBalance: z.int(),
      /** How many people it has, this one included. */
      memberCount: z.int(),
    }),
    /** When they last used a session or signed in; null if that is not known any more. */
    lastActiveAt: momentSchema.nullable(),
    /** Since when they are suspended; null if they are not. */
    suspendedAt: momentSchema.nullable(),
    /** API keys that end with their account. */
    apiKeyCount: z.int(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUserBody = z.infer<typeof adminUserSchema>;

const SEARCH_LENGTH_MAX = 100;

/** Where somebody can stand; suspended people stand nowhere else. */
export const USER_STATUSES = ['verified', 'pending', 'no_second_factor', 'suspended'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Filters the users. Omitted fields do not filter. */
export const adminUsersFilterSchema = z.object({
  /** Part of a username, email address or organization name, case-insensitive. */
  search: z.string().trim().max(SEARCH_LENGTH_MAX, 'The search text is too long').optional(),
  role: z.enum(ROLES, { error: 'Unknown role' }).optional(),
  /** Age verified or not, without a second factor, or suspended. */
  status: z.enum(USER_STATUSES, { error: 'Unknown status' }).optional(),
});
export type AdminUsersFilter = z.output<typeof adminUsersFilterSchema>;

export const adminUsersQuerySchema = adminUsersFilterSchema.extend(pagingSchema.shape);

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
