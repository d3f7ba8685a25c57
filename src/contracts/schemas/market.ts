import { z } from 'zod';

import { LICENSEE_FIELDS } from '#domain/markets/licensee.ts';
import { CHECKERS, EVIDENCE, RULE_KINDS } from '#domain/markets/market-rule.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';

/** One fact about a market, with where it was seen and when it is due to be looked at again. */
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

/** What holds in a market for films that advertise one thing. */
export const marketStandingSchema = z
  .object({
    advertising: z.enum(['permitted', 'restricted', 'prohibited']),
    /** False where `advertising` is a careful assumption, not something seen in a source. */
    isAdvertisingConfirmed: z.boolean(),
    /** Why no film is taken for this market; null where it is open. */
    closedBecause: z.string().nullable(),
    /** False where its status is known from others alone, and its rules are not. */
    isResearched: z.boolean(),
    /** What the film has to show of who advertises. */
    fields: z.array(z.enum(LICENSEE_FIELDS)),
    /** What was looked for and not found. */
    missing: z.array(z.string()),
    sources: z.array(marketSourceSchema),
  })
  .meta({ id: 'MarketStanding' });
export type MarketStandingBody = z.infer<typeof marketStandingSchema>;

const marketSchema = z
  .object({
    code: z.enum(MARKET_CODES),
    name: z.string(),
    /** Those of its people that films are made in, ISO 639-1. */
    languages: z.array(z.string()),
    online: marketStandingSchema,
    venue: marketStandingSchema,
  })
  .meta({ id: 'Market' });
export type MarketBody = z.infer<typeof marketSchema>;

export const marketsResponseSchema = z
  .object({
    markets: z.array(marketSchema),
    /** Every fact that has to be compared with its source again. */
    due: z.array(marketSourceSchema.extend({ market: z.enum(MARKET_CODES) })),
    /** Film languages that no open market speaks. */
    languagesWithoutHomeMarket: z.object({
      online: z.array(z.string()),
      venue: z.array(z.string()),
    }),
  })
  .meta({ id: 'MarketsAnswer' });
export type MarketsResponseBody = z.infer<typeof marketsResponseSchema>;
