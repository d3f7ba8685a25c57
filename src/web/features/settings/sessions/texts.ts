/** Every sentence about sessions. */
export const TEXTS = {
  whereYouAreSignedIn: 'Where you are signed in',
  lead: 'Sign out any device that you do not recognize, and change your password.',
  loading: 'Loading sessions',
  couldNotBeLoaded: 'Sessions could not be loaded',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  lastUsed: (moment: string) => `Last used ${moment}`,
  from: (network: string) => `from ${network}`,
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out of ${device}`,
  signOutEverywhereElse: 'Sign out everywhere else',
  signOutAllQuestion: 'Sign out on all other devices?',
  signedOut: 'Signed out',
  couldNotSignOut: 'Could not sign out',
};
