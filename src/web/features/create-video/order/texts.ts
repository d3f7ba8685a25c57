/** Every sentence about appeals. */
export const TEXTS = {
  appealFailed: 'The appeal could not be sent',
  appealSent: 'Appeal sent',
  onceAllowed:
    'Once it is allowed, you can create this video, with the same words and settings, for 30 days.',
  refusalIsWrong: 'Appeal this refusal',
  reason: 'Reason',
  reasonHint: 'The operator reads it together with your text.',
  sendAppeal: 'Send appeal',
  yourAppeals: 'Your appeals',
  appealsFailed: 'Your appeals could not be loaded.',
  appealStatuses: { waiting: 'Waiting', allowed: 'Allowed', upheld: 'Refused' },
  appealHints: {
    waiting: 'A reviewer reads it. You will be notified.',
    allowed: '',
    upheld: 'Change the order and try again.',
  },
  allowedUntil: (day: string) => `You can create exactly this video until ${day}.`,
  openThisOrder: 'Open this order',
} as const;
