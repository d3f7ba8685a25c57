import { z } from 'zod';

import { LICENSEE_FIELDS } from '#domain/markets/licensee.ts';
import { CHECKERS, EVIDENCE, RULE_KINDS } from '#domain/markets/market-rule.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';

/** One fact about a market, with its source and the date when it has to be checked again. */
export const marketSourceSchema = z
  .object({
    id: z.string(),
    kind: z.enum(RULE_KINDS),
    value: z.string(),
    quote: z.string().nullable(),
    source: z.string().nullable(),
    address: z.string().nullable(),
    published: z.string().nullable(),
    evidence: z.enum(EVIDENCE),
    checkedOn: z.iso.date(),
    checkedBy: z.enum(CHECKERS),
    expiresOn: z.iso.date(),
    isDue: z.boolean(),
  })
  .meta({ id: 'MarketSource' });
export type MarketSourceBody = z.infer<typeof marketSourceSchema>;

/** The rules of a market for films that advertise one thing. */
export const marketStandingSchema = z
  .object({
    advertising: z.enum(['permitted', 'restricted', 'prohibited']),
    /** False if `advertising` is a cautious assumption that no source confirms. */
    isAdvertisingConfirmed: z.boolean(),
    /** Why films cannot be ordered for this market; null if it is open. */
    closedBecause: z.string().nullable(),
    /**
     * False if its status is known only from secondary sources and its rules have not been
     * researched.
     */
    isResearched: z.boolean(),
    /** What the film has to show about the advertiser. */
    fields: z.array(z.enum(LICENSEE_FIELDS)),
    /** Facts that were searched for but not found. */
    missing: z.array(z.string()),
    sources: z.array(marketSourceSchema),
  })
  .meta({ id: 'MarketStanding' });
export type MarketStandingBody = z.infer<typeof marketStandingSchema>;

const marketSchema = z
  .object({
    code: z.enum(MARKET_CODES),
    name: z.string(),
    /** Languages spoken there that films can be made in, ISO 639-1. */
    languages: z.array(z.string()),
    online: marketStandingSchema,
    venue: marketStandingSchema,
  })
  .meta({ id: 'Market' });
export type MarketBody = z.infer<typeof marketSchema>;

export const marketsResponseSchema = z
  .object({
    markets: z.array(marketSchema),
    /** Every fact that is due to be checked against its source. */
    due: z.array(marketSourceSchema.extend({ market: z.enum(MARKET_CODES) })),
    /** Film languages that are not spoken in any open market. */
    languagesWithoutHomeMarket: z.object({
      online: z.array(z.string()),
      venue: z.array(z.string()),
    }),
  })
  .meta({ id: 'MarketsResponse' });
export type MarketsResponseBody = z.infer<typeof marketsResponseSchema>;
