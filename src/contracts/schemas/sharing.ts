import { z } from 'zod';

import { momentSchema } from '#contracts/schemas/text.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { SHARE_PASSWORD_LENGTH } from '#domain/sharing/share-endings.ts';

const { min, max } = SHARE_PASSWORD_LENGTH;

/** Omitted fields stay unchanged; null removes an expiry date or a password. */
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
    /** The public URL. */
    url: z.string(),
    /** The URL to embed in an iframe on another site. */
    embedUrl: z.string(),
    markets: z.array(z.enum(MARKET_CODES)),
    expiresAt: momentSchema.nullable(),
    hasPassword: z.boolean(),
    createdAt: momentSchema,
    /**
     * By day (UTC) and country, newest first. A view is counted when a visitor passes the age gate.
     */
    views: z.array(z.object({ day: z.string(), country: z.string(), views: z.int() })),
  })
  .meta({ id: 'Share' });
export type ShareBody = z.infer<typeof shareSchema>;
