/** Every sentence about appeals. */
export const TEXTS = {
  appealFailed: 'The appeal could not be sent',
  appealSent: 'Appeal sent',
  onceAllowed:
    'Once it is allowed, you can create this video, with the same text and settings, for 30 days.',
  decisionIsWrong: 'Appeal this decision',
  canBeAppealed: 'If you think this is wrong, you can appeal: a reviewer decides.',
  cannotBeAppealed: 'This decision cannot be appealed. Change the text instead.',
  reason: 'Reason',
  reasonHint: 'The platform operator reads it together with your text.',
  sendAppeal: 'Send appeal',
  yourAppeals: 'Your appeals',
  appealsFailed: 'Your appeals could not be loaded.',
  appealStatuses: {
    waiting: 'Waiting',
    allowed: 'Allowed',
    upheld: 'Denied',
    expired: 'Expired',
  },
  appealHints: {
    waiting: 'Awaiting a decision. You will be notified.',
    allowed: '',
    upheld: 'Change the order and try again.',
    expired: 'Its 30 days are over, or the policy has changed. Open the order to check it again.',
  },
  allowedUntil: (day: string) => `You can create exactly this video until ${day}.`,
  openThisOrder: 'Open this order',
} as const;

/** What the advertising policy says, and which colors the video takes. */
export const VERDICT_TEXTS = {
  policyAllows: 'Advertising policy: all checks passed',
  policyFlags: 'Advertising policy: a reviewer has to approve this first',
  rulesOf: (markets: string) => `Checked for ${markets}`,
  policy: 'Advertising policy',
  seeRules: 'See the rules',
  rule: (rule: string) => `Rule: ${rule}`,
  instead: 'Instead:',
  findings: 'Findings',
  show: 'Show in your text',
  remove: 'Remove these words',
  removeWords: (words: string) => `Remove these words: “${words}”`,
  notAllowed: (phrases: number) =>
    phrases === 0
      ? 'Not allowed as it stands.'
      : `${phrases === 1 ? '1 phrase is' : `${phrases} phrases are`} not allowed.`,
  removeAll: 'Remove all',
  goTo: (words: string) => `Go to “${words}”`,
  seeWhy: 'See why',
  colorConflict: ({ asked, used, because }: { asked: string; used: string; because: string }) =>
    `Colors: ${used} instead of ${asked}. ${because}.`,
} as const;

/** Every sentence of the look at a video before it is ordered on a phone. */
export const REVIEW_TEXTS = {
  yourVideo: 'Your video',
  costs: (cost: number, balance: string) =>
    cost === 0 ? 'This correction is free.' : `${cost} of your ${balance} credits.`,
  shots: 'Shots and their text',
  noWords: 'No text',
  keepEditing: 'Keep editing',
  notAllowed: 'This video cannot be created as it stands, so there is no preview.',
} as const;

/** What becomes of an order that was taken. */
export const ORDER_TEXTS = {
  beingMade: (count: number, time: string | undefined) =>
    `${time ? `Ready in ${time}. ` : ''}Check the videos page to follow ${count === 1 ? 'its' : 'their'} progress.`,
  onHold: (reasons: readonly string[]) =>
    `It is on hold until a reviewer approves it.${reasons.length > 0 ? ` Reason: ${reasons.join(', ')}.` : ''} Check the videos page.`,
} as const;
