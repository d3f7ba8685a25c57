import { z } from 'zod';

import { presetIdSchema } from '#contracts/schemas/order-fields.ts';
import { PRICE_CLASSES } from '#domain/price-class.ts';

export const videoModelQuerySchema = z.object({ preset: presetIdSchema });

export const videoModelSchema = z
  .object({
    /** Who makes the shots that ask for a model; null where only the studio makes pictures. */
    model: z
      .object({
        name: z.string(),
        priceClass: z.enum(PRICE_CLASSES),
        /** Seconds it has taken for a second of footage; null where that is not known yet. */
        secondsPerSecond: z.number().nullable(),
        /** Whether its clips can begin with a photo. */
        beginsWithPhotos: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'VideoModel' });
export type VideoModelBody = z.infer<typeof videoModelSchema>;
