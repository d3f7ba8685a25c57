/** What a film advertises: a casino that people visit, or one they play at online. */
export const ADVERTISES = ['venue', 'online'] as const;
export type Advertises = (typeof ADVERTISES)[number];

/** Used if neither the order nor its organization says what is advertised. */
export const ADVERTISES_DEFAULT: Advertises = 'online';
