import { z } from 'zod';

import { idSchema, momentSchema } from '#contracts/schemas/text.ts';
import { NOTIFICATION_KINDS } from '#domain/events/notifications.ts';

/** An event that concerns a video, file or invitation of the caller. */
export const notificationSchema = z
  .object({
    id: idSchema,
    kind: z.enum(NOTIFICATION_KINDS),
    /** Human-readable. */
    message: z.string(),
    /** The moderator's reason; null if none was given. */
    reason: z.string().nullable(),
    /** Null if it is not about a video. */
    jobId: idSchema.nullable(),
    mediaId: idSchema.nullable(),
    /** The prompt of the video, or the name of the file or person. */
    prompt: z.string(),
    /** The title of the video, or the name of the file or person. */
    title: z.string(),
    createdAt: momentSchema,
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' });
/** Where a user is notified of one kind of event. */
export const notificationChoiceSchema = z
  .object({ kind: z.enum(NOTIFICATION_KINDS), inApp: z.boolean(), email: z.boolean() })
  .meta({ id: 'NotificationChoice' });

export type NotificationChoiceBody = z.infer<typeof notificationChoiceSchema>;

export const notificationChoicesSchema = z.object({
  choices: z.array(notificationChoiceSchema).max(NOTIFICATION_KINDS.length),
});
export type NotificationBody = z.infer<typeof notificationSchema>;
