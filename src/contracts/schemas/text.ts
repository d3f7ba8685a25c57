import { z } from 'zod';

import { containsAddress, containsPhoneNumber } from '#domain/moderation/contacts-in-text.ts';

const ADDRESS_IN_NAME = 'Please leave web and email addresses out of the name';
const PHONE_NUMBER_IN_NAME = 'Please leave telephone numbers out of the name';
const NUL = '\0';

/**
 * User-entered text, trimmed. Every failure reports `message`, also if the value is missing or not
 * text. NUL and lone surrogates are rejected because PostgreSQL cannot store them.
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
    .refine((text) => text.isWellFormed(), 'Contains an invalid character');
}

/** Line breaks, other control characters, what overrides text direction, and what is no character. */
const NOT_IN_A_NAME = /[\p{Cc}\p{Co}\p{NChar}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const UNSEEN = /[\p{C}\p{Z}\u115F\u1160\u3164\uFFA0]/gu;

/** A name on a single line, also used in email subjects, with at least `min` visible characters. */
export function nameSchema(length: { min: number; max: number }, message: string, tooLong: string) {
  return textSchema(length, message, tooLong)
    .refine((name) => name.replaceAll(UNSEEN, '').length >= length.min, message)
    .refine((name) => !NOT_IN_A_NAME.test(name), 'A name is one line of plain text');
}

/** A name that goes into emails and films, where contact details would serve to deceive people. */
export function publicNameSchema(...name: Parameters<typeof nameSchema>) {
  return nameSchema(...name)
    .refine((text) => !containsAddress(text), ADDRESS_IN_NAME)
    .refine((text) => !containsPhoneNumber(text), PHONE_NUMBER_IN_NAME);
}

/**
 * The message for values that are not objects, or that have unknown fields: a misspelt field name
 * must not be ignored silently.
 */
export function objectError(name: string, otherwise: string) {
  return (issue: z.core.$ZodRawIssue): string =>
    issue.code === 'unrecognized_keys'
      ? `Unknown field in ${name}: ${issue.keys.join(', ')}`
      : otherwise;
}

export const idSchema = z.uuid('Invalid id');

/** An ISO 8601 timestamp in UTC. */
export const momentSchema = z.iso
  .datetime()
  // PostgreSQL has no year 0.
  .refine((moment) => !moment.startsWith('0000'), { error: 'The year must be 1 or later' });
