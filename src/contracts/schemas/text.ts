import { z } from 'zod';

const NUL = '\0';

/**
 * Text typed by a person, trimmed. Every failure, a missing or non-text value included, says
 * `message`. NUL and half a surrogate pair are refused because PostgreSQL cannot store them.
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
    .refine((text) => !text.includes(NUL), 'Must not contain NUL characters')
    .refine((text) => text.isWellFormed(), 'Must not contain half a character');
}

/** Line breaks, other control characters, and those that turn the direction of what follows. */
const NOT_IN_A_NAME = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const UNSEEN = /[\p{C}\p{Z}\u115F\u1160\u3164\uFFA0]/gu;

/** A name that stands on one line, in subjects of emails too, and of which at least `min` signs are seen. */
export function nameSchema(length: { min: number; max: number }, message: string, tooLong: string) {
  return textSchema(length, message, tooLong)
    .refine((name) => name.replaceAll(UNSEEN, '').length >= length.min, message)
    .refine((name) => !NOT_IN_A_NAME.test(name), 'A name is one line of plain text');
}

/** The sentence for what is no object, or has fields that nobody reads: misspelt ones would be lost in silence. */
export function objectError(name: string, otherwise: string) {
  return (issue: z.core.$ZodRawIssue): string =>
    issue.code === 'unrecognized_keys'
      ? `Unknown field in ${name}: ${issue.keys.join(', ')}`
      : otherwise;
}

export const idSchema = z.uuid('Invalid id');

/** A moment as an ISO 8601 string in UTC. */
export const momentSchema = z.iso.datetime();
