import type { CustomRulesBody } from '#contracts/schemas/rules.ts';

type Decision = 'allow' | 'flag' | 'block';

const VERBS: Record<Decision, string> = { allow: 'allowed', flag: 'held', block: 'blocked' };

/** Every sentence of this part of the interface. */
export const TEXTS = {
  rules: 'Rules',
  leadForPlatform: 'What you add to the advertising policy. It applies to every organization.',
  leadForOrganization:
    'What your organization adds to the advertising policy. Your own rules can only be stricter; the platform operator allows phrases and brands on request.',
  requestsTab: (waiting: number) => (waiting === 0 ? 'Requests' : `Requests (${waiting})`),
  requests: 'Requests',
  history: 'History',
  decisions: 'Decisions',
  loadingRules: 'Loading rules',
  rulesCouldNotBeLoaded: 'The rules could not be loaded',
  inForce: (number: number) => (number === 0 ? 'No rules yet' : `Version ${number} in force`),
  policyVersion: (day: string, revision: string) =>
    `Advertising policy of ${day}, revision ${revision}`,
  floor: 'Never allowed',
  floorExplained:
    'These rules cannot be relaxed: guaranteed wins, minors, people who may be underage, AI label, age mark and helpline, closed markets.',

  howAVideoIsJudged: 'How a video is judged',
  stepPolicy: 'The advertising policy reads it',
  stepPolicyText:
    'The prompt and on-screen text are checked, in seven languages, for claims that gambling advertising must not make.',
  stepRules: 'Your rules are added',
  stepRulesText:
    'Blocked phrases stop more texts. Allowed phrases and brands prevent false alarms. Categories decide how strict a finding is.',
  stepDecision: 'It is allowed, held or blocked',
  stepDecisionText:
    'Allowed videos are created. Held ones wait for a reviewer first. Blocked ones are not created and cost nothing; their author can appeal.',
  tableOf: (title: string) => `Table of ${title.toLowerCase()}`,
  testAText: 'Test a text',
  testATextLead: 'See how a sentence is judged, with the rules in force and with your changes.',
  textToTest: 'Text',
  textToTestExample: 'Free spins all night, no deposit needed.',
  test: 'Test',
  couldNotTest: 'Could not test the text',
  withRulesInForce: 'With the rules in force',
  inYourMarkets: 'In your default markets, regardless of your rules',
  withYourChanges: 'With your changes',
  noDifference: 'Your changes make no difference to this text.',
  decisionMeanings: {
    allow: 'The video would be created at once and reviewed when it is ready.',
    flag: 'The video would wait for a reviewer before it is created.',
    block: 'The video would not be created, and nothing would be charged.',
  },

  yourRules: 'Your rules',
  blocked: 'Blocked phrases',
  unpublishedChanges: 'Your changes are not published yet.',
  blockedExplained:
    'Stopped in every video, including disguised spellings: for example, the name of a rival casino.',
  allowedTerms: 'Allowed phrases',
  allowedTermsExplained:
    'On the policy’s word list, but harmless in your videos: “last chance” as the name of your bar.',
  allowedBrands: 'Allowed brands',
  allowedBrandsExplained:
    'Other companies’ brands that you may use under a license, such as slot titles.',
  onRequest: 'The platform operator allows these on request.',
  askUnderRequests: 'Ask for one under Requests.',
  severities: 'Categories',
  severityByCategory: 'Severity by category',
  severitiesExplained: 'Whether text in each category is held for review or blocked.',

  phrase: 'Phrase',
  language: 'Language',
  anyLanguage: 'Any language',
  category: 'Category',
  severity: 'Action',
  reason: 'Reason',
  brand: 'Brand',
  licence: 'License',
  licenceHint: 'Who granted it, and where the document is',
  validUntil: 'Valid until',
  expired: 'Expired',
  flag: 'Hold for review',
  block: 'Block',
  addATerm: 'Block a phrase',
  addTerm: 'Block phrase',
  allowATerm: 'Allow a phrase',
  allowTerm: 'Allow phrase',
  allowABrand: 'Allow a brand',
  allowBrand: 'Allow brand',
  cancel: 'Cancel',
  remove: 'Remove',
  removeRow: (name: string) => `Remove ${name}`,
  actions: 'Actions',
  alreadyListed: 'This is already in the list',

  tryAndPublish: 'Test and publish',
  tryExplained:
    'See what your changes do before they apply. Nothing is stored until you publish; they then apply to every new video within 10 seconds.',
  tryOverOrders: 'Test on recent orders',
  tryOverEvaluation: 'Test on the evaluation texts',
  couldNotTry: 'Could not test the rules',
  trialOverOrders: (asked: number, changed: number) =>
    `${changed} of the last ${asked} orders would be judged differently.`,
  trialOverEvaluation: (asked: number, changed: number) =>
    `${changed} of ${asked} evaluation texts would be judged differently.`,
  changeOf: (count: number, from: Decision, to: Decision) =>
    from === to
      ? `${count} would still be ${VERBS[to]}, for other reasons.`
      : `${count} that are now ${VERBS[from]} would be ${VERBS[to]}.`,
  stoppedShare: (
    what: string,
    { texts, stoppedBefore, stoppedAfter }: Readonly<Record<string, number>>,
  ) => `${what}: ${stoppedBefore} of ${texts} stopped before, ${stoppedAfter} after.`,
  violations: 'Violations',
  harmless: 'Harmless texts',
  changedTexts: 'Texts that are judged differently',
  text: 'Text',
  before: 'Before',
  after: 'After',
  decisionNames: { allow: 'Allowed', flag: 'Held', block: 'Blocked' },
  note: 'Note',
  noteHint: 'What changed and why, for the history',
  publish: 'Publish',
  discard: 'Discard changes',
  tryFirst: 'Test the changes first',
  published: (number: number) => `Version ${number} is in force`,
  couldNotPublish: 'Could not publish the rules',

  loadingVersions: 'Loading versions',
  versionsCouldNotBeLoaded: 'The versions could not be loaded',
  noVersions: 'No versions yet',
  noVersionsText: 'Each time rules are published, the version is kept here.',
  versions: 'Versions',
  version: 'Version',
  contents: 'Contents',
  contentsOf: (counts: Readonly<Record<string, number>>) =>
    [
      `blocked phrases: ${counts['terms']}`,
      `allowed phrases: ${counts['allowedTerms']}`,
      `allowed brands: ${counts['allowedBrands']}`,
      `categories: ${counts['severities']}`,
    ].join(', '),
  changesOf: (number: number) => `Changes in version ${number}`,
  added: 'Added',
  removed: 'Removed',
  blockedPhrase: (phrase: string) => `blocked “${phrase}”`,
  allowedPhrase: (phrase: string) => `allowed “${phrase}”`,
  allowedBrand: (brand: string, until: string) => `allowed brand “${brand}” until ${until}`,
  restores: (number: number) => `Restores version ${number}`,
  current: 'In force',
  restore: 'Restore',
  restoreVersion: (number: number) => `Restore version ${number}`,
  restoreQuestion: (number: number) => `Restore version ${number}?`,
  restoreConsequence: 'It is published as a new version and applies within 10 seconds.',
  couldNotRestore: 'Could not restore the version',
  formerMember: 'Former member',

  loadingRequests: 'Loading requests',
  requestsCouldNotBeLoaded: 'The requests could not be loaded',
  noRequests: 'No requests yet',
  noRequestsForOperator: 'Requests from organizations appear here.',
  noRequestsForOrganization: 'Ask the platform operator to allow a licensed brand or a phrase.',
  askForBrand: 'Request a brand',
  askForBrandExplained: 'Another company’s brand that you may use under a license.',
  askForTerm: 'Request a phrase',
  askForTermExplained: 'A phrase that is stopped by mistake in your videos.',
  newRequest: 'New request',
  ask: 'Send request',
  requestSent: 'Request sent',
  couldNotAsk: 'Could not send the request',
  statusNames: {
    waiting: 'Waiting',
    approved: 'Approved',
    refused: 'Declined',
    withdrawn: 'Withdrawn',
  },
  approve: 'Approve',
  refuse: 'Decline',
  withdraw: 'Withdraw',
  decided: 'Decision saved',
  couldNotDecide: 'Could not save the decision',

  loadingDecisions: 'Loading decisions',
  decisionsCouldNotBeLoaded: 'The decisions could not be loaded',
  decisionsExplained:
    'Where reviewers agreed with the policy in the last year and where they did not: held videos, appeals, and rejections for one of its categories. All decisions are in Moderation, under',
  noDecisions: 'Nothing to compare yet',
  noDecisionsText:
    'Decisions on held videos and appeals are counted here, and rejections for a category of the policy.',
  falseStops: 'Wrongly stopped',
  rightStops: 'Correctly stopped',
  misses: 'Missed',
  needsAPerson: 'Could not be judged',
  shareExamples: 'Share reviewed texts as examples',
  shareExamplesHint:
    'The platform operator may export your texts with the decisions about them to improve the policy. Off by default.',
  couldNotSave: 'Could not save the setting',
  marketResearch: 'Market research',
  onlyTheOperatorSeesThis: 'Only the platform operator sees this.',
  noMarketSpeaks: (languages: string) =>
    `No open market uses ${languages}, so videos in that language can only be created for other markets.`,
  dueToBeChecked: (count: number) => `Due to be checked (${count})`,
  dueSince: (count: number, day: string) =>
    `${count === 1 ? '1 fact' : `${count} facts`}, since ${day}`,
  researchNotes: (count: number) => `Open questions (${count})`,
  missing: (what: string) => `Missing: ${what}.`,
  byThePolicy: 'Policy',
  yourChange: 'Your change',
  asThePolicyHasIt: 'Policy default',
  exportExamples: 'Export examples',
  exportExplained: 'Reviewed texts from organizations whose owners allow it.',
  couldNotExport: 'Could not export the examples',
} as const;

type Category = CustomRulesBody['severities'][number]['category'];

/** A sentence in which each category is found. */
export const CATEGORY_EXAMPLES: Readonly<Partial<Record<Category, string>>> = {
  risk_free: '“Play without any risk.”',
  financial_solution: '“Pay your rent with one spin.”',
  problem_gambling: '“Keep playing until you win it back.”',
  celebrity_likeness: '“With a famous football player at the table.”',
  third_party_brand: '“Coca-Cola presents the poker night.”',
  explicit_sexual: '“Naked dancers at the tables.”',
  alcohol_excess: '“Drink all you can and play.”',
  violence_hate: '“Beat up the dealer.”',
  misleading_bonus: '“100 free spins for new players.”',
  skill_overclaim: '“Learn our system and beat the wheel.”',
  urgency: '“Last chance, bet now!”',
};
