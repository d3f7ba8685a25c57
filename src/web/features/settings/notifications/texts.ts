/** Every sentence about the choice of notifications. */
export const TEXTS = {
  yourVideos: 'Your videos',
  review: 'Review and appeals',
  teamAndBilling: 'Team and billing',
  library: 'Library',
  security: 'Security',
  developers: 'Developers',
  operator: 'Platform operator',
  onlyTheOperator: 'Only people in the platform operator’s organization get these.',
  loading: 'Loading notifications',
  changesAreSavedAtOnce: 'Changes are saved at once.',
  emailsAreCollected:
    'We send the first email right away. Other notifications within the next hour are combined into one email.',
  inTheApplication: 'In the app',
  byEmail: 'Email',
  inTheApplicationAbout: (label: string) => `${label}, in the app`,
  byEmailAbout: (label: string) => `${label}, by email`,
  choicesCouldNotBeLoaded: 'Your choices could not be loaded',
  notSaved: 'Your choice was not saved',
};
