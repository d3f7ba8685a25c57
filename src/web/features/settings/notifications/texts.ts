/** Every sentence about the choice of notifications. */
export const TEXTS = {
  yourVideos: 'Your videos',
  review: 'Review and appeals',
  teamAndBilling: 'Team and billing',
  library: 'Library',
  security: 'Security',
  developers: 'Developers',
  operator: 'Operator',
  onlyTheOperator: 'Only people of the operator’s organization get these.',
  loading: 'Loading notifications',
  emailsAreCollected:
    'We send the first email right away. Anything else within the next hour comes in one more email.',
  inTheApplication: 'In the app',
  byEmail: 'Email',
  inTheApplicationAbout: (label: string) => `${label}, in the app`,
  byEmailAbout: (label: string) => `${label}, by email`,
  choicesCouldNotBeLoaded: 'Your choices could not be loaded',
  notSaved: 'Your choice was not saved',
};
