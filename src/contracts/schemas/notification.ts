import { z } from 'zod';

import { idSchema, momentSchema } from '#contracts/schemas/text.ts';
import { NOTIFICATION_KINDS } from '#domain/notifications.ts';

/** Something that happened to a video, a file or an invitation of the caller. */
export const notificationSchema = z
  .object({
    id: idSchema,
    kind: z.enum(NOTIFICATION_KINDS),
    /** In words for people. */
    message: z.string(),
    /** What the moderator said; null where nothing. */
    reason: z.string().nullable(),
    /** Null where it is not about a video. */
    jobId: idSchema.nullable(),
    mediaId: idSchema.nullable(),
    /** Of the video, or the name of the file or the person. */
    prompt: z.string(),
    /** What the video, the file or the person is called. */
    title: z.string(),
    createdAt: momentSchema,
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' });
/** Where somebody is told of a kind of notification. */
export const notificationChoiceSchema = z
  .object({ kind: z.enum(NOTIFICATION_KINDS), inApp: z.boolean(), email: z.boolean() })
  .meta({ id: 'NotificationChoice' });

export type NotificationChoiceBody = z.infer<typeof notificationChoiceSchema>;

export const notificationChoicesSchema = z.object({
  choices: z.array(notificationChoiceSchema).max(NOTIFICATION_KINDS.length),
});
export type NotificationBody = z.infer<typeof notificationSchema>;
