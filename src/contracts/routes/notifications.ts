import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { notificationSchema } from '#contracts/schemas/notification.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';

export const notificationRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/notifications',
    access: 'signedIn',
    summary: "What became of the caller's videos, newest first",
    query: pagingSchema,
    response: z.array(notificationSchema),
    errors: [],
  }),
  read: defineRoute({
    method: 'POST',
    path: '/api/notifications/read',
    access: 'signedIn',
    summary: 'Mark all notifications of the caller as read',
    response: null,
    errors: [],
  }),
};
