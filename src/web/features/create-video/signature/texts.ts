/** Every sentence about who signs the videos. */
export const SIGNATURE_TEXTS = {
  houseSigns: 'The name of your brand or organization.',
  nobodySigns:
    'No sign-off: the video ends without a name. Enter your casino’s name, or name your organization.',
  nameOrganization: 'Name your organization',
  signAllVideos: (name: string) => `End all your videos with “${name}”`,
  updated: 'Organization updated',
  nowSigned: (name: string) => `Your organization is now called ${name}.`,
  nameSentForReview: 'Name sent for review',
  updateFailed: 'Update failed',
} as const;
