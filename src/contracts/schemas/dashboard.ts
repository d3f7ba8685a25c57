import { z } from 'zod';

import { momentSchema } from '#contracts/schemas/text.ts';

export const dashboardStatsSchema = z
  .object({
    totalVideos: z.int(),
    creditsRemaining: z.int(),
    videosInProgress: z.int(),
    /** Unread notifications of the caller that a video is ready. */
    readyUnread: z.int(),
    /** Share links that expire within 7 days. */
    linksEndingSoon: z.int(),
    /** Files whose rights end within 7 days. */
    rightsEndingSoon: z.int(),
    recentActivity: z.array(
      z.object({ id: z.string(), message: z.string(), timestamp: momentSchema, type: z.string() }),
    ),
  })
  .meta({ id: 'DashboardStats' });
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;
