import { z } from 'zod';

import { momentSchema } from '#contracts/schemas/text.ts';

export const dashboardStatsSchema = z
  .object({
    totalVideos: z.int(),
    creditsRemaining: z.int(),
    videosInProgress: z.int(),
    recentActivity: z.array(
      z.object({ id: z.string(), message: z.string(), timestamp: momentSchema, type: z.string() }),
    ),
  })
  .meta({ id: 'DashboardStats' });
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;
