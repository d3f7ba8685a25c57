import { z } from 'zod';

import { presetIdSchema } from '#contracts/schemas/order-fields.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';
import { idSchema, momentSchema, textSchema } from '#contracts/schemas/text.ts';
import { NO_FOLDER } from '#domain/videos/folders.ts';
import { VIDEO_LIST_STATUSES, LIST_ORDERS } from '#domain/videos/video-list.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { MODERATION_STATUSES } from '#domain/moderation/moderation.ts';

/** Filters the list of videos. Omitted fields do not filter. */
export const jobFilterSchema = pagingSchema.extend({
  /** Part of the title, prompt or words, case-insensitive. */
  search: textSchema({ min: 0, max: 200 }, 'Search must be text').optional(),
  status: z.enum(VIDEO_LIST_STATUSES, { error: 'Unknown status' }).optional(),
  review: z.enum(MODERATION_STATUSES, { error: 'Unknown review status' }).optional(),
  preset: presetIdSchema.optional(),
  market: z.enum(MARKET_CODES, { error: 'Unknown market' }).optional(),
  /** Part of the author's username, case-insensitive. */
  author: textSchema({ min: 0, max: 30 }, 'Author must be text').optional(),
  /** Only videos of this order with several shapes. */
  group: idSchema.optional(),
  /**
   * This video and its other sizes: ordered together with it, or later with the same words, preset
   * and brand.
   */
  sizesOf: idSchema.optional(),
  /** Only videos in this folder; `none` for videos without a folder. */
  folder: z.union([idSchema, z.literal(NO_FOLDER)], 'Unknown folder').optional(),
  /** Only videos made with any version of this brand. */
  brand: idSchema.optional(),
  /** Only videos that use this file, in a shot or as a logo. */
  media: idSchema.optional(),
  /** Created at or after this time. */
  from: momentSchema.optional(),
  /** Created before this time. */
  until: momentSchema.optional(),
  order: z.enum(LIST_ORDERS, { error: 'Unknown order' }).default('newest'),
});
export type JobFilterQuery = z.output<typeof jobFilterSchema>;
