import { z } from 'zod';

import { presetIdSchema } from '#contracts/schemas/order-fields.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';
import { idSchema, momentSchema, textSchema } from '#contracts/schemas/text.ts';
import { NO_FOLDER } from '#domain/folders.ts';
import { VIDEO_LIST_STATUSES, LIST_ORDERS } from '#domain/video-list.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { MODERATION_STATUSES } from '#domain/moderation.ts';

/** Narrows the list of videos; what is left out does not narrow. */
export const jobFilterSchema = pagingSchema.extend({
  /** Part of label, prompt or words, whatever its case. */
  search: textSchema({ min: 0, max: 200 }, 'Search must be text').optional(),
  status: z.enum(VIDEO_LIST_STATUSES, { error: 'Unknown status' }).optional(),
  review: z.enum(MODERATION_STATUSES, { error: 'Unknown review status' }).optional(),
  preset: presetIdSchema.optional(),
  market: z.enum(MARKET_CODES, { error: 'Unknown market' }).optional(),
  /** Part of the author's username, whatever its case. */
  author: textSchema({ min: 0, max: 30 }, 'Author must be text').optional(),
  /** The videos of one order of several shapes. */
  group: idSchema.optional(),
  /** A video's own and other sizes: ordered with it, or later with the same words, preset and brand. */
  sizesOf: idSchema.optional(),
  /** In this folder; `none`: in no folder. */
  folder: z.union([idSchema, z.literal(NO_FOLDER)], 'Unknown folder').optional(),
  /** Made with any version of this brand. */
  brand: idSchema.optional(),
  /** Made with this file, in a shot or as a logo. */
  media: idSchema.optional(),
  /** Created at this moment or later. */
  from: momentSchema.optional(),
  /** Created before this moment. */
  until: momentSchema.optional(),
  order: z.enum(LIST_ORDERS, { error: 'Unknown order' }).default('newest'),
});
export type JobFilterQuery = z.output<typeof jobFilterSchema>;
