import { z } from 'zod';

import { idSchema } from '#contracts/schemas/text.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { ADVERTISES } from '#domain/markets/advertises.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { PLANS } from '#domain/plans.ts';

export const organizationSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    plan: z.enum(PLANS),
    creditBalance: z.int(),
    /** Credits owed for payments that were taken back: the next purchase settles them first. */
    creditDebt: z.int(),
    /** Whether this organization runs the installation. */
    isOperator: z.boolean(),
    /** Where its films are shown unless an order says otherwise. */
    defaultMarkets: z.array(z.enum(MARKET_CODES)),
    /** Whether nobody may approve their own videos. */
    requiresSecondReviewer: z.boolean(),
    /** Whether its people can do nothing without a second factor. */
    requiresSecondFactor: z.boolean(),
    /** Whether the studio makes what a video model fails to make. */
    fallsBackToStudio: z.boolean(),
    /** Where the public pages of its films lead; null for nowhere. */
    website: z.string().nullable(),
    /** The line that says where, which the words of new videos start with; null for none. */
    defaultVenueLine: z.string().nullable(),
    defaultCallToAction: z.string().nullable(),
    /** The language of new videos; null: that of the browser. */
    defaultLanguage: z.enum(LANGUAGES).nullable(),
    /** What its films advertise unless an order says otherwise; null: not chosen, judged as online. */
    advertises: z.enum(ADVERTISES).nullable(),
    legalEntity: z.string().nullable(),
    venueName: z.string().nullable(),
    venueAddress: z.string().nullable(),
    /** Licence or permit references by market. */
    licences: z.partialRecord(z.enum(MARKET_CODES), z.string()),
  })
  .meta({ id: 'Organization' });

export type OrganizationBody = z.infer<typeof organizationSchema>;
