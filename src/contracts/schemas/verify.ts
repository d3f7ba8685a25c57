import { z } from 'zod';

export const verifySchema = z.object({
  sha256: z
    .string({ error: 'A SHA-256 in hexadecimal is needed' })
    .regex(/^[0-9a-f]{64}$/i, 'A SHA-256 in hexadecimal is needed')
    .transform((text) => text.toLowerCase()),
});

/** What this installation knows about a file. It reveals nothing about who ordered it. */
export const verifyResponseSchema = z
  .object({
    /** Whether exactly this file was made here. */
    isKnown: z.boolean(),
    createdAt: z.iso.datetime().nullable(),
    digitalSourceType: z.string().nullable(),
    /** Whether it is approved and has not been rejected or deleted since. */
    isApproved: z.boolean(),
  })
  .meta({ id: 'VerifiedFile' });
export type VerifyResponse = z.infer<typeof verifyResponseSchema>;
