/** Every sentence of this part of the interface. */
export const TEXTS = {
  notifications: 'Notifications',
  notificationsNew: (unread: number) => `Notifications, ${unread} new`,
  notificationsCouldNotBeLoaded: 'Notifications could not be loaded.',
  tryAgain: 'Try again',
  noNotificationsYet: 'No notifications yet.',
  joined: (username: string) => `${username} joined your team`,
  unread: 'Unread',
  acts: { awaiting_review: 'Review', rejected: 'Correct it' },
  markAllRead: 'Mark all read',
  notificationSettings: 'Notification settings',
  videos: (count: number) => `${count} videos`,
  earlier: (count: number) => (count === 1 ? '1 earlier update' : `${count} earlier updates`),
};
