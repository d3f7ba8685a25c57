import { z } from 'zod';

import { presetIdSchema } from '#contracts/schemas/order-fields.ts';
import { PRICE_CLASSES } from '#domain/clips/price-class.ts';

export const videoModelQuerySchema = z.object({ preset: presetIdSchema });

export const videoModelSchema = z
  .object({
    /**
     * The model that makes shots with the source `model`; null if only the studio makes pictures.
     */
    model: z
      .object({
        name: z.string(),
        priceClass: z.enum(PRICE_CLASSES),
        /** Average seconds it takes per second of footage; null if not known yet. */
        secondsPerSecond: z.number().nullable(),
        /** Whether its clips can start with a photo. */
        beginsWithPhotos: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'VideoModel' });
export type VideoModelBody = z.infer<typeof videoModelSchema>;
