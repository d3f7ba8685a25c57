/** Why a share link has ended. It cannot be reopened: the next one has another URL. */
export const SHARE_ENDINGS = [
  'withdrawn',
  'expired',
  'rejected',
  'deleted',
  'closed',
  'rights_ended',
] as const;
export type ShareEnding = (typeof SHARE_ENDINGS)[number];

/** Length of a share's password. */
export const SHARE_PASSWORD_LENGTH = { min: 4, max: 128 } as const;
