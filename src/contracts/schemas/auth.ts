import { z } from 'zod';

import { idSchema, momentSchema } from '#contracts/schemas/text.ts';
import { organizationSchema } from '#contracts/schemas/organization.ts';
import {
  emailSchema,
  passwordSchema,
  usernameSchema,
  userSchema,
} from '#contracts/schemas/user.ts';

export const loginSchema = z.object({ email: emailSchema, password: passwordSchema });
export type LoginBody = z.infer<typeof loginSchema>;

export const registerSchema = z.object({
  username: usernameSchema('Username can only contain letters, numbers, and underscores'),
  email: emailSchema,
  password: passwordSchema,
  /** Joins the inviting organization instead of creating a new one. */
  inviteToken: z
    .string('The invitation link is not valid')
    .max(200, 'The invitation link is not valid')
    .optional(),
});
export type RegisterBody = z.infer<typeof registerSchema>;

/** The registration form: the request body plus the repeated password. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    when: () => true,
  });

export const verifyAgeSchema = z.object({
  ageVerified: z.literal(true, { error: 'Please confirm your age' }),
});

export const accountSchema = z
  .object({ user: userSchema, organization: organizationSchema })
  .meta({ id: 'Account' });
export type AccountBody = z.infer<typeof accountSchema>;

export const authResponseSchema = accountSchema
  .extend({ token: z.string() })
  .meta({ id: 'AuthResponse' });
export type AuthResponse = z.infer<typeof authResponseSchema>;

export const sessionSchema = z
  .object({
    id: idSchema,
    /** Human-readable, such as "Chrome on Windows"; null if unknown. */
    device: z.string().nullable(),
    /** The IP address from which the session was started; null if unknown. */
    network: z.string().nullable(),
    createdAt: momentSchema,
    /** Accurate to ten minutes. */
    lastUsedAt: momentSchema,
    /** Whether this is the session that made the request. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });
export type SessionBody = z.infer<typeof sessionSchema>;

export const forgotPasswordSchema = z.object({ email: emailSchema });

export const resetPasswordSchema = z.object({
  token: z
    .string({ error: 'The link is not valid' })
    .min(1, 'The link is not valid')
    .max(200, 'The link is not valid'),
  newPassword: passwordSchema,
});
export type ResetPasswordBody = z.infer<typeof resetPasswordSchema>;
