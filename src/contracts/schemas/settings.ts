import { z } from 'zod';

import { marketsSchema } from '#contracts/schemas/film-words.ts';
import { nameSchema } from '#contracts/schemas/text.ts';
import { emailSchema, passwordSchema, usernameSchema } from '#contracts/schemas/user.ts';
import { containsAddress } from '#domain/addresses-in-text.ts';
import { ORGANIZATION_NAME_LENGTH, PASSWORD_LENGTH_MAX } from '#domain/limits.ts';

export const CURRENT_PASSWORD_MESSAGE = 'Current password is required';

export const profileSchema = z.object({
  username: usernameSchema('Only alphanumeric and underscore allowed'),
  email: emailSchema,
  /** For another address, where the session is older than 15 minutes. */
  currentPassword: z
    .string({ error: CURRENT_PASSWORD_MESSAGE })
    .max(PASSWORD_LENGTH_MAX, CURRENT_PASSWORD_MESSAGE)
    .optional(),
});
export type ProfileBody = z.infer<typeof profileSchema>;

const CONFIRM_PASSWORD_MESSAGE = 'Please confirm your password';

export const changePasswordSchema = z.object({
  currentPassword: z.string({ error: CURRENT_PASSWORD_MESSAGE }).min(1, CURRENT_PASSWORD_MESSAGE),
  newPassword: passwordSchema,
});
export type ChangePasswordBody = z.infer<typeof changePasswordSchema>;

/** The password form: what is sent plus the repeated password. */
export const changePasswordFormSchema = changePasswordSchema
  .extend({
    confirmPassword: z.string({ error: CONFIRM_PASSWORD_MESSAGE }).min(1, CONFIRM_PASSWORD_MESSAGE),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    when: ({ value }) => Boolean((value as { confirmPassword?: string }).confirmPassword),
  });

/** What an owner decides about the organization's films; what is left out stays as it is. */
export const organizationRulesSchema = z.object({
  defaultMarkets: marketsSchema.optional(),
  requiresSecondReviewer: z.boolean({ error: 'Must be true or false' }).optional(),
});
export type OrganizationRulesBody = z.infer<typeof organizationRulesSchema>;

const ADDRESS_IN_NAME_MESSAGE = 'Please leave web and email addresses out of the name';

export const organizationNameSchema = z.object({
  name: nameSchema(
    ORGANIZATION_NAME_LENGTH,
    `Organization name must be at least ${ORGANIZATION_NAME_LENGTH.min} characters`,
    `Organization name must be at most ${ORGANIZATION_NAME_LENGTH.max} characters`,
    // Mail programs would make a link of it, under our sender.
  ).refine((name) => !containsAddress(name), ADDRESS_IN_NAME_MESSAGE),
});
