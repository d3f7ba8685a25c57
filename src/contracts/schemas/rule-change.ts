import { z } from 'zod';

import { jobSchema } from '#contracts/schemas/job.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';

/** A live video whose legal lines were made from rules that have since changed. */
export const outdatedVideoSchema = jobSchema
  .extend({
    organizationName: z.string(),
    changedMarkets: z.array(z.enum(MARKET_CODES)),
    /** A renewed version is being made or waits for review. */
    isBeingRenewed: z.boolean(),
  })
  .meta({ id: 'OutdatedVideo' });
export type OutdatedVideoBody = z.infer<typeof outdatedVideoSchema>;
