import { z } from 'zod';

/** The maximum and default page size. */
export const PAGE_SIZE_MAX = 100;

/**
 * Lists are newest first. `cursor` comes from the `Link: rel="next"` header of the previous page.
 */
export const pagingSchema = z.object({
  limit: z.coerce
    .number('limit must be a whole number')
    .int('limit must be a whole number')
    .min(1, 'limit must be at least 1')
    .max(PAGE_SIZE_MAX, `limit must be at most ${PAGE_SIZE_MAX}`)
    .default(PAGE_SIZE_MAX),
  cursor: z.string().max(200, 'Invalid cursor').optional(),
});
