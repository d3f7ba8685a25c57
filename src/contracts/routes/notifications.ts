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
    summary: "What became of the caller's videos, newest first",
    query: pagingSchema,
    response: z.array(notificationSchema),
    errors: [],
  }),
  follow: defineRoute({
    method: 'GET',
    path: '/api/notifications/stream',
    access: 'signedIn',
    summary: 'Hear of notifications at once, as server-sent events, until the session ends',
    response: null,
    events: { notification: notificationSchema, missed: z.object({}), ended: z.object({}) },
    errors: ['forbidden'],
  }),
  settings: defineRoute({
    method: 'GET',
    path: '/api/notifications/settings',
    access: 'signedIn',
    summary: 'What the caller is told, in the application and by email',
    response: z.array(notificationChoiceSchema),
    errors: [],
  }),
  choose: defineRoute({
    method: 'PUT',
    path: '/api/notifications/settings',
    access: 'signedIn',
    summary: 'Choose what to be told; kinds left out stay as they are',
    body: notificationChoicesSchema,
    response: z.array(notificationChoiceSchema),
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
