import { z } from 'zod';

import { idSchema, momentSchema } from '#contracts/schemas/text.ts';
import { NOTIFICATION_KINDS } from '#domain/notifications.ts';

/** Something that happened to a video of the caller, or to a file of their organization. */
export const notificationSchema = z
  .object({
    id: idSchema,
    kind: z.enum(NOTIFICATION_KINDS),
    /** In words for people. */
    message: z.string(),
    /** What the moderator said; null where nothing. */
    reason: z.string().nullable(),
    /** Null where it is about a file. */
    jobId: idSchema.nullable(),
    mediaId: idSchema.nullable(),
    /** Of the video, or the name of the file. */
    prompt: z.string(),
    createdAt: momentSchema,
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type NotificationBody = z.infer<typeof notificationSchema>;
