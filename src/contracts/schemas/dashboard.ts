import { z } from 'zod';

import { momentSchema } from '#contracts/schemas/text.ts';

export const dashboardStatsSchema = z
  .object({
    totalVideos: z.int(),
    creditsRemaining: z.int(),
    videosInProgress: z.int(),
    /** Unread notifications of the caller that a video is ready. */
    readyUnread: z.int(),
    /** Videos that the caller can review now: made, or held for the operator. */
    reviewsWaiting: z.int(),
    /** Share links that expire within 7 days. */
    linksEndingSoon: z.int(),
    /** Files whose rights end within 7 days. */
    rightsEndingSoon: z.int(),
    /** The latest orders; several shapes of one are one line. */
    recentActivity: z.array(
      z.object({
        id: z.string(),
        /** What the video is called. */
        title: z.string(),
        /** What happened to it. */
        message: z.string(),
        timestamp: momentSchema,
        type: z.string(),
        /** A signed address; null while there is no picture. */
        posterUrl: z.string().nullable(),
        /** How many videos the order is of, and how many of those are ready. */
        videoCount: z.int(),
        readyCount: z.int(),
      }),
    ),
  })
  .meta({ id: 'DashboardStats' });
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;
