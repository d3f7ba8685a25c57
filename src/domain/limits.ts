/** Limits of what can be asked, as the specification and the product decisions give them. */
export const USERNAME_LENGTH = { min: 3, max: 30 } as const;
export const PASSWORD_LENGTH_MIN = 8;
/** Longer passwords only cost hashing time. */
export const PASSWORD_LENGTH_MAX = 256;
export const EMAIL_LENGTH_MAX = 254;
export const PROMPT_LENGTH = { min: 10, max: 2_000 } as const;
export const ORGANIZATION_NAME_LENGTH = { min: 2, max: 80 } as const;
/** Unfinished videos an organization may have at once. */
export const UNFINISHED_VIDEOS_MAX = 200;

export const WEBSITE_LENGTH_MAX = 200;

/** Of each thing that a film says of who advertises. */
export const LICENSEE_TEXT_LENGTH_MAX = 80;
