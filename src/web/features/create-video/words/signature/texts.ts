/** Every sentence about who signs the videos. */
export const SIGNATURE_TEXTS = {
  houseSigns: 'Signed with the name of your brand or organization.',
  nobodySigns:
    'No signature: the last seconds show no name. Write the name of your casino, or name your organization.',
  nameOrganization: 'Name your organization',
  signAllVideos: (name: string) => `Sign all your videos with “${name}”`,
  updated: 'Organization updated',
  nowSigned: (name: string) => `Your organization is called ${name} now.`,
  nameSentForReview: 'Name sent for review',
  updateFailed: 'Update failed',
} as const;
