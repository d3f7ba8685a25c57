interface Listed {
  readonly people: number;
  readonly organizations: number;
  readonly hasMore: boolean;
}

import type { UserStatus } from '#contracts/schemas/admin.ts';

/** Every sentence of this part of the interface. */
export const TEXTS = {
  creditsAdjusted: 'Credits adjusted',
  adjustmentFailed: 'Adjustment failed',
  invalidAmount: 'Invalid amount',
  adjustCredits: 'Adjust credits',
  adjust: 'Adjust',
  creditsUnit: 'credits',
  notKnown: '–',
  ofOrganization: (name: string) => `The credits of ${name}.`,
  balanceNow: 'Balance now',
  balanceAfter: 'Balance after',
  neverBelowZero: 'A balance cannot go below zero.',
  balanceChanged: (name: string, before: string, after: string) =>
    `${name}: ${before} before, ${after} now.`,
  reasonHint: 'The organization sees it in its credit ledger. It is also kept in the audit log.',
  optional: 'Optional',
  cancel: 'Cancel',
  amountExample: '100 or -100',
  amount: 'Amount',
  aWholeNumberPositiveAddsNegative: 'A whole number: positive adds, negative subtracts.',
  default: 'Default',
  reachable: 'Reachable',
  notReachable: 'Not reachable',
  model: 'Model',
  madeFrom: 'Clips are created from',
  frames: {
    text: 'Text',
    start: 'Text and a start frame',
    'start+end': 'Text, start frame and end frame',
    reference: 'Text and reference image',
  },
  takes: 'Time per second of footage',
  pace: (seconds: number | null, withoutQueue: number | null) => {
    if (seconds === null) return 'Not known yet';
    const whole = `${Math.round(seconds)} s`;
    return withoutQueue === null
      ? whole
      : `${whole}, ${Math.round(withoutQueue)} s without the queue`;
  },
  memory: 'Memory per clip',
  gigabytes: (megabytes: number | null) =>
    megabytes === null ? 'Not known' : `Up to ${(megabytes / 1000).toFixed(1)} GB`,
  clipsWaiting: 'Clips waiting',
  clipsInProgress: 'Clips in progress',
  of: (atModel: number, atModelMax: number) => `${atModel} of ${atModelMax}`,
  deliveredIn24Hours: 'Delivered in 24 hours',
  failedIn24Hours: 'Failed in 24 hours',
  costIn24Hours: 'Cost in 24 hours',
  creatingTheVideoAgain: 'Creating the video again',
  freeOfChargeForItsOrganization: 'Free of charge for its organization',
  retryFailed: 'Retry failed',
  retryPrompt: (prompt: string) => `Retry “${prompt}”`,
  retry: 'Retry',
  videoModelFailures: 'Video model failures',
  video: 'Video',
  reason: 'Reason',
  when: 'When',
  actions: 'Actions',
  theBuiltInStudioCreatesAll: 'The built-in studio creates all videos',
  noTextToVideoModelIs:
    'No text-to-video model is connected. To add one, set VIDEO_ENGINE where the server is started.',
  failures: 'Failures',
  loadingVideoModels: 'Loading video models',
  videoModelsCouldNotBeLoaded: 'Video models could not be loaded',
  refresh: 'Refresh',
  roleUpdated: 'Role updated',
  updateFailed: 'Update failed',
  editRole: 'Edit role',
  chooseWhatCanDoIn: (username: string, name: string) =>
    `Choose what ${username} can do in ${name}.`,
  role: 'Role',
  saveRole: 'Save role',
  userDeleted: 'User deleted',
  deleteFailed: 'Delete failed',
  deleteUsername: (username: string) => `Delete ${username}`,
  deleteUserThisActionCannotBe: (username: string) =>
    `Delete user ${username}? This action cannot be undone.`,
  whatDeletingDoes:
    'They are signed out immediately and can no longer sign in. Their videos stay with the organization, and their decisions stay in the audit log.',
  keysEnd: (count: number) =>
    count === 1
      ? 'Their API key is revoked, and any program that uses it stops working.'
      : `Their ${count} API keys are revoked, and any programs that use them stop working.`,
  remainIn: (others: number, name: string) =>
    others === 1 ? `1 person remains in ${name}.` : `${others} people remain in ${name}.`,
  closesOrganization: (name: string, credits: string) =>
    `This is the last person in ${name}. Deleting them closes the organization, with its ${credits} credits. Its invitations, webhooks and public links stop working.`,
  signOutEverywhere: 'Sign out everywhere',
  signOutQuestion: (username: string) => `Sign ${username} out everywhere?`,
  whatSigningOutDoes:
    'They are signed out on every device immediately. They can sign in again with their password, and their API keys keep working.',
  signedOut: 'Signed out everywhere',
  signOutFailed: 'Sign-out failed',
  suspend: 'Suspend',
  suspendQuestion: (username: string) => `Suspend ${username}?`,
  whatSuspendingDoes:
    'They are signed out immediately, their API keys are revoked and their invitations withdrawn, and they cannot sign in until you reinstate them. Their videos and public links stay.',
  userSuspended: 'User suspended',
  suspensionFailed: 'Suspension failed',
  reinstate: 'Reinstate',
  reinstateQuestion: (username: string) => `Reinstate ${username}?`,
  whatReinstatingDoes: 'They can sign in again. Revoked API keys are not restored.',
  userReinstated: 'User reinstated',
  reinstatementFailed: 'Reinstatement failed',
  openInTheAuditLog: 'Open in the audit log',
  moreAbout: (username: string) => `More actions for ${username}`,
  allRoles: 'All roles',
  anyStatus: 'Any status',
  filterByRole: 'Filter by role',
  filterByStatus: 'Filter by status',
  fileName: 'users.csv',
  activeSince: (age: string) => `Active ${age}`,
  suspended: 'Suspended',
  noTwoFactor: 'Two-factor off',
  delete: 'Delete',
  editRoleOf: (username: string) => `Edit role of ${username}`,
  adjustCreditsOf: (username: string) => `Adjust credits of ${username}`,
  verified: 'Verified',
  pending: 'Pending',
  ageNotVerified: 'Age not verified',
  users: 'Users',
  user: 'User',
  organization: 'Organization',
  credits: 'Credits',
  status: 'Status',
  searchUsers: 'Search users',
  searchByUsernameEmailOrOrganization: 'Search by username, email or organization',
  loadingUsers: 'Loading users',
  usersCouldNotBeLoaded: 'Users could not be loaded',
  noUsersFound: 'No users found',
  tryAnotherSearch: 'Try part of a username, email or organization name.',
  listed: ({ people, organizations, hasMore }: Listed) =>
    `${people}${hasMore ? '+' : ''} ${people === 1 ? 'person' : 'people'} in ${organizations} ${organizations === 1 ? 'organization' : 'organizations'}`,
  peopleTab: 'People',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  videoModels: 'Video models',
  userManagement: 'User Management',
  manageUsersRolesAndCredits: 'Manage users, roles and credits.',
  twoFactor: 'Two-factor on',
  resetSecondFactor: 'Reset two-factor',
  resetSecondFactorQuestion: (username: string) => `Turn off two-factor sign-in for ${username}?`,
  resetSecondFactorConsequence:
    'For people who have lost their phone, passkey and recovery codes. They are signed out everywhere and sign in with only their password until they set it up again.',
  secondFactorReset: 'Two-factor sign-in turned off',
  resetFailed: 'Reset failed',
};

export const STATUS_LABELS: Record<UserStatus, string> = {
  verified: TEXTS.verified,
  pending: TEXTS.pending,
  no_second_factor: TEXTS.noTwoFactor,
  suspended: TEXTS.suspended,
};
