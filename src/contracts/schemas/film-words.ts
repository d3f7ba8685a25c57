import { z } from 'zod';

import { ADVERTISES } from '#domain/markets/advertises.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';

/** Where the film will be shown. */
export const marketsSchema = z
  .array(z.enum(MARKET_CODES, { error: 'Unknown market' }), { error: 'Markets must be a list' })
  .min(1, 'Please select at least one market')
  .max(MARKET_CODES.length, 'Too many markets');

/** What the film advertises. */
export const advertisesSchema = z.enum(ADVERTISES, { error: 'Advertises must be venue or online' });
