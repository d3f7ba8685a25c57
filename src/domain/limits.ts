/** Limits on user input, from the specification and the product decisions. */
export const USERNAME_LENGTH = { min: 3, max: 30 } as const;
export const PASSWORD_LENGTH_MIN = 8;
/** Longer passwords would only cost hashing time. */
export const PASSWORD_LENGTH_MAX = 256;
export const EMAIL_LENGTH_MAX = 254;
export const PROMPT_LENGTH = { min: 10, max: 2_000 } as const;
export const ORGANIZATION_NAME_LENGTH = { min: 2, max: 80 } as const;
/** A session expires after this long without use. */
export const SESSION_DAYS = 30;
/** Maximum number of unfinished videos per organization. */
export const UNFINISHED_VIDEOS_MAX = 200;

export const WEBSITE_LENGTH_MAX = 200;

/** Maximum length of each detail about the advertiser in a film. */
export const LICENSEE_TEXT_LENGTH_MAX = 80;
