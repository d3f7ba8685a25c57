/** Every sentence of this part of the interface. */
export const TEXTS = {
  everyVideoCarriesResponsibleGamblingMessaging:
    'Every video carries responsible gambling messaging.',
  allContentIsForPeopleAged: 'All content is for people aged 21+ only.',
  aiGeneratedLabelsAppearOnAll: 'AI-generated labels appear on all video watermarks.',
  contentDeliveryRespectsRegionalGeoRestrictions:
    'Content delivery respects regional geo-restrictions.',
  complianceNotice: 'Compliance Notice',
  whatAiGeneratedMeans: 'What “AI-generated” means',
  dashboard: 'Dashboard',
  helloHereIsTheLatestOn: (username: string) =>
    `Hello, ${username}. Here is the latest on your videos.`,
  toDo: 'To do',
  nothingToDo: 'Nothing is waiting for you.',
  review: 'Review',
  watch: 'Watch',
  renew: 'Renew',
  topUp: 'Top up',
  create: 'Create',
  invite: 'Invite',
  setUp: 'Set up',
  correctForFree: 'Correct for free',
  wasRejected: (title: string) => `“${title}” was rejected`,
  seeAllVideos: 'See all videos',
  reviewsWait: (count: number, orders: number) => {
    if (count === 1) return '1 video is awaiting your review';
    if (orders === count) return `${count} videos are awaiting your review`;
    return `${count} videos from ${orders === 1 ? '1 order' : `${orders} orders`} are awaiting your review`;
  },
  videosOnHold: (count: number) =>
    count === 1
      ? '1 video is on hold until you approve it'
      : `${count} videos are on hold until you approve them`,
  brandsWait: (count: number) =>
    count === 1
      ? '1 new brand or name is awaiting your review'
      : `${count} new brands and names are awaiting your review`,
  appealsWait: (count: number) =>
    count === 1
      ? '1 appeal is awaiting your decision'
      : `${count} appeals are awaiting your decision`,
  requestsWait: (count: number) =>
    count === 1
      ? '1 rule request is awaiting your decision'
      : `${count} rule requests are awaiting your decision`,
  videosReady: (count: number) =>
    count === 1
      ? '1 video finished since your last visit'
      : `${count} videos finished since your last visit`,
  linksEndSoon: (count: number) =>
    count === 1
      ? '1 share link expires within 7 days'
      : `${count} share links expire within 7 days`,
  rightsEndSoon: (count: number) =>
    count === 1
      ? 'The rights to 1 file expire within 7 days'
      : `The rights to ${count} files expire within 7 days`,
  balanceIsLow: (credits: number) =>
    `Your balance is below ${credits.toLocaleString('en')} credits`,
  notEnoughCredits: 'Your balance is too low for another video',
  nameTheSeller: 'Platform operator: add your company’s details to the invoices you issue',
  inviteYourTeam: 'Invite your team',
  nameOrganization: 'Name your organization. Its name appears at the end of your videos.',
  setDefaults: 'Set your website and the markets of new videos',
  topUpCredits: 'Top up credits',
  createVideo: 'Create Video',
  totalVideos: 'Total Videos',
  allTime: 'All time',
  credits: 'Credits',
  inProgress: 'In Progress',
  activeJobs: 'Active jobs',
  onHold: (count: number) => `${count} on hold`,
  remaining: 'Remaining',
  successRate: 'Success Rate',
  noRecentActivity: 'No recent activity',
  chooseAPresetAndWriteA: 'Choose a preset and write a prompt to get started.',
  formatsReady: (ready: number, count: number) =>
    ready === count ? `${count} formats` : `${ready} of ${count} formats ready`,
  createYourFirstVideo: 'Create your first video',
  createAFirstVideo: 'Create a first video',
  recentActivity: 'Recent Activity',
  loadingActivity: 'Loading activity',
  activityCouldNotBeLoaded: 'Activity could not be loaded',
  creditsSpent: 'Credits spent by person and month',
  creditsSpentTable: 'Table of credits spent',
  person: 'Person',
  spentIn: (month: string) => `In ${month}`,
  spentCredits: (count: string) => `${count} credits`,
  ofBudget: (spent: string, budget: string) => `${spent} of ${budget}`,
  openLedger: 'Open ledger',
  nothingSpent: 'No credits were spent on videos in the last six months.',
  spendingCouldNotBeLoaded: 'Spending could not be loaded',
  formerMember: 'Former member',
  others: 'Others',
};
