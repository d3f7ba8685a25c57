import { z } from 'zod';

const NUL = '\0';

/**
 * Text typed by a person, trimmed. Every failure, a missing or non-text value included, says
 * `message`. NUL is refused because PostgreSQL cannot store it.
 */
export function textSchema(
  length: { min: number; max: number },
  message: string,
  tooLong?: string,
) {
  return z
    .string({ error: message })
    .trim()
    .min(length.min, message)
    .max(length.max, tooLong ?? `Must be at most ${length.max} characters`)
    .refine((text) => !text.includes(NUL), 'Must not contain NUL characters');
}

export const idSchema = z.uuid('Invalid id');

/** A moment as an ISO 8601 string in UTC. */
export const momentSchema = z.iso.datetime();
