import { z } from 'zod';

import { textSchema } from '#contracts/schemas/text.ts';
import { FILM_WORDS_LENGTH_MAX } from '#domain/limits.ts';
import { ADVERTISES } from '#domain/markets/advertises.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';

/** Title, offer or call to action, where the user edits what was read from the prompt. */
export const filmWordsSchema = textSchema(
  { min: 0, max: FILM_WORDS_LENGTH_MAX },
  'Must be text',
).optional();

/** Where the film will be shown. */
export const marketsSchema = z
  .array(z.enum(MARKET_CODES, { error: 'Unknown market' }), { error: 'Markets must be a list' })
  .min(1, 'Please select at least one market')
  .max(MARKET_CODES.length, 'Too many markets');

/** What the film advertises. */
export const advertisesSchema = z.enum(ADVERTISES, { error: 'Advertises must be venue or online' });
