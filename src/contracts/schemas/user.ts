import { z } from 'zod';

import { idSchema, momentSchema } from '#contracts/schemas/text.ts';
import {
  EMAIL_LENGTH_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  USERNAME_LENGTH,
} from '#domain/limits.ts';
import { ROLES } from '#domain/people/roles.ts';

const EMAIL_MESSAGE = 'Invalid email address';
const PASSWORD_MESSAGE = `Password must be at least ${PASSWORD_LENGTH_MIN} characters`;
const USERNAME_TOO_SHORT = `Username must be at least ${USERNAME_LENGTH.min} characters`;
const USERNAME_TOO_LONG = `Username must be at most ${USERNAME_LENGTH.max} characters`;

export const emailSchema = z
  .string({ error: EMAIL_MESSAGE })
  .trim()
  .max(EMAIL_LENGTH_MAX, EMAIL_MESSAGE)
  .pipe(z.email(EMAIL_MESSAGE));

export const passwordSchema = z
  .string({ error: PASSWORD_MESSAGE })
  .min(PASSWORD_LENGTH_MIN, PASSWORD_MESSAGE)
  .max(PASSWORD_LENGTH_MAX, `Password must be at most ${PASSWORD_LENGTH_MAX} characters`);

/** `lettersMessage` differs between registration and profile in the specification. */
export function usernameSchema(lettersMessage: string) {
  return z
    .string({ error: USERNAME_TOO_SHORT })
    .trim()
    .min(USERNAME_LENGTH.min, USERNAME_TOO_SHORT)
    .max(USERNAME_LENGTH.max, USERNAME_TOO_LONG)
    .regex(/^[A-Za-z0-9_]+$/, lettersMessage);
}

export const userSchema = z
  .object({
    id: idSchema,
    username: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    ageVerified: z.boolean(),
    /** Included only for the user themselves and for those who manage users. */
    hasSecondFactor: z.boolean().optional(),
    /** Included only for those who manage users. */
    isSuspended: z.boolean().optional(),
    createdAt: momentSchema,
    orgId: idSchema,
  })
  .meta({ id: 'User' });

export type UserBody = z.infer<typeof userSchema>;
