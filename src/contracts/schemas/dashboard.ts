import { z } from 'zod';

import { momentSchema } from '#contracts/schemas/text.ts';
import { VIDEO_STATES } from '#domain/videos/video-state.ts';

export const dashboardStatsSchema = z
  .object({
    totalVideos: z.int(),
    creditsRemaining: z.int(),
    /** Queued, processing or generating. */
    videosInProgress: z.int(),
    /** Those of them that wait for a reviewer before they are made. */
    videosOnHold: z.int(),
    /** The caller's unread notifications that a video is ready. */
    readyUnread: z.int(),
    /** Videos that the caller can review now: finished ones, and ones held for the operator. */
    reviewsWaiting: z.int(),
    /** How many of them are on hold. */
    reviewsOnHold: z.int(),
    /** The orders of the finished ones. An order with several shapes is one. */
    reviewOrders: z.int(),
    /** New brands and names that wait for the operator. */
    brandsWaiting: z.int(),
    /** Appeals that wait for the operator. */
    appealsWaiting: z.int(),
    /** Requests to allow a term or a brand that wait for the operator. */
    requestsWaiting: z.int(),
    /**
     * The low-balance alert of the organization, if the balance is below it and the caller manages
     * billing; null otherwise.
     */
    lowBalanceCredits: z.int().nullable(),
    /** Whether invoices name no seller; told to the operator's people who manage billing. */
    lacksSeller: z.boolean(),
    /** Share links that expire within 7 days. */
    linksEndingSoon: z.int(),
    /** Files whose rights end within 7 days. */
    rightsEndingSoon: z.int(),
    /** The latest orders. An order with several shapes is one entry. */
    recentActivity: z.array(
      z.object({
        id: z.string(),
        /** The video's title. */
        title: z.string(),
        /** Describes what happened to it. */
        message: z.string(),
        preset: z.string(),
        timestamp: momentSchema,
        type: z.string(),
        /** Where the video stands, including its review and link. */
        state: z.enum(VIDEO_STATES),
        /** Why it is on hold or was rejected; null if no reason was given, and for all others. */
        reason: z.string().nullable(),
        /** Whether the caller ordered it and can correct it free of charge. */
        isCorrectable: z.boolean(),
        /** Whether its credits were refunded. */
        refunded: z.boolean(),
        /** Signed URL; null until there is a picture. */
        posterUrl: z.string().nullable(),
        /** How many videos the order contains, and how many of them are ready. */
        videoCount: z.int(),
        readyCount: z.int(),
      }),
    ),
  })
  .meta({ id: 'DashboardStats' });
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;
