import { z } from 'zod';

import { momentSchema } from '#contracts/schemas/text.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { SHARE_PASSWORD_LENGTH } from '#domain/sharing/share-endings.ts';

const { min, max } = SHARE_PASSWORD_LENGTH;

/** What is left out stays as it is; null takes an expiry or a password away. */
export const shareSettingsSchema = z.object({
  expiresAt: z.iso.datetime('The expiry must be a date and time').nullable().optional(),
  password: z
    .string('The password must be text')
    .min(min, `The password must be at least ${min} characters`)
    .max(max, `The password must be at most ${max} characters`)
    .nullable()
    .optional(),
  markets: z
    .array(z.enum(MARKET_CODES, { error: 'Unknown market' }), { error: 'Markets must be a list' })
    .min(1, 'Please select at least one market')
    .optional(),
});
export type ShareSettings = z.infer<typeof shareSettingsSchema>;

export const shareSchema = z
  .object({
    /** The public address. */
    url: z.string(),
    /** The same for a frame on another site. */
    embedUrl: z.string(),
    markets: z.array(z.enum(MARKET_CODES)),
    expiresAt: momentSchema.nullable(),
    hasPassword: z.boolean(),
    createdAt: momentSchema,
    /** By day (UTC) and country, newest day first; one view is one passing of the age gate. */
    views: z.array(z.object({ day: z.string(), country: z.string(), views: z.int() })),
  })
  .meta({ id: 'Share' });
export type ShareBody = z.infer<typeof shareSchema>;
