import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import {
  notificationChoiceSchema,
  notificationChoicesSchema,
  notificationSchema,
} from '#contracts/schemas/notification.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';

export const notificationRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/notifications',
    access: 'signedIn',
    summary: 'List your notifications, newest first',
    query: pagingSchema,
    response: z.array(notificationSchema),
    errors: [],
  }),
  follow: defineRoute({
    method: 'GET',
    path: '/api/notifications/stream',
    access: 'signedIn',
    summary: 'Stream notifications as server-sent events until the session ends',
    response: null,
    events: { notification: notificationSchema, missed: z.object({}), ended: z.object({}) },
    errors: ['forbidden'],
  }),
  settings: defineRoute({
    method: 'GET',
    path: '/api/notifications/settings',
    access: 'signedIn',
    summary: 'Get your notification settings, for the app and for email',
    response: z.array(notificationChoiceSchema),
    errors: [],
  }),
  choose: defineRoute({
    method: 'PUT',
    path: '/api/notifications/settings',
    access: 'signedIn',
    summary: 'Change your notification settings; omitted kinds stay unchanged',
    body: notificationChoicesSchema,
    response: z.array(notificationChoiceSchema),
    errors: [],
  }),
  read: defineRoute({
    method: 'POST',
    path: '/api/notifications/read',
    access: 'signedIn',
    summary: 'Mark all your notifications as read',
    response: null,
    errors: [],
  }),
};
