import { z } from 'zod';

/** The longest page of a list, and the page where none is asked for. */
export const PAGE_SIZE_MAX = 100;

/** Lists are newest first. `cursor` comes from the `Link: rel="next"` header of the page before. */
export const pagingSchema = z.object({
  limit: z.coerce
    .number('limit must be a whole number')
    .int('limit must be a whole number')
    .min(1, 'limit must be at least 1')
    .max(PAGE_SIZE_MAX, `limit must be at most ${PAGE_SIZE_MAX}`)
    .default(PAGE_SIZE_MAX),
  cursor: z.string().max(200, 'Invalid cursor').optional(),
});
