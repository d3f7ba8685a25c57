/** Why a share link is over. It stays over: the next one has another address. */
export const SHARE_ENDINGS = [
  'withdrawn',
  'expired',
  'rejected',
  'deleted',
  'closed',
  'rights_ended',
] as const;
export type ShareEnding = (typeof SHARE_ENDINGS)[number];

/** Characters of a share's password. */
export const SHARE_PASSWORD_LENGTH = { min: 4, max: 128 } as const;
