import { z } from 'zod';

import { idSchema } from '#contracts/schemas/text.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { ADVERTISES } from '#domain/markets/advertises.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { PLANS } from '#domain/money/plans.ts';

export const organizationSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    plan: z.enum(PLANS),
    creditBalance: z.int(),
    /** Credits owed after payments were reversed. The next purchase pays them off first. */
    creditDebt: z.int(),
    /** Whether this organization runs the installation. */
    isOperator: z.boolean(),
    /** Where its films are shown unless an order names other markets. */
    defaultMarkets: z.array(z.enum(MARKET_CODES)),
    /** Whether people may not approve their own videos. */
    requiresSecondReviewer: z.boolean(),
    /** Whether its members must set up a second factor before they can do anything else. */
    requiresSecondFactor: z.boolean(),
    /** Whether the studio renders shots that a video model fails to make. */
    fallsBackToStudio: z.boolean(),
    /** Where the public pages of its films link to; null for no link. */
    website: z.string().nullable(),
    /** The venue line that the words of new videos start with; null for none. */
    defaultVenueLine: z.string().nullable(),
    defaultCallToAction: z.string().nullable(),
    /** The default language of new videos; null for the browser's language. */
    defaultLanguage: z.enum(LANGUAGES).nullable(),
    /**
     * What its films advertise unless an order says otherwise; null if not chosen, which is treated
     * as online.
     */
    advertises: z.enum(ADVERTISES).nullable(),
    legalEntity: z.string().nullable(),
    venueName: z.string().nullable(),
    venueAddress: z.string().nullable(),
    /** Licence or permit numbers by market. */
    licences: z.partialRecord(z.enum(MARKET_CODES), z.string()),
  })
  .meta({ id: 'Organization' });

export type OrganizationBody = z.infer<typeof organizationSchema>;
