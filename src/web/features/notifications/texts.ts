/** Every sentence of this part of the interface. */
export const TEXTS = {
  notifications: 'Notifications',
  notificationsNew: (unread: number) => `Notifications, ${unread} new`,
  notificationsCouldNotBeLoaded: 'Notifications could not be loaded.',
  tryAgain: 'Try again',
  noNotificationsYet: 'No notifications yet.',
  unread: 'Unread',
  markAllRead: 'Mark all read',
  notificationSettings: 'Notification settings',
  videos: (count: number) => `${count} videos`,
  goToMyVideos: 'Go to My Videos',
  whatYouAreTold: 'Choose your notifications',
  emailsAreCollected:
    'We send the first email right away. Anything else within the next hour comes in one more email.',
  event: 'Event',
  inTheApplication: 'In CasinoReel',
  byEmail: 'By email',
  inTheApplicationAbout: (label: string) => `${label}, in CasinoReel`,
  byEmailAbout: (label: string) => `${label}, by email`,
  choicesCouldNotBeLoaded: 'Your choices could not be loaded',
  notSaved: 'Your choice was not saved',
};
