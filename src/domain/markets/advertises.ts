/** What a film advertises: a casino that people visit, or one that they play at online. */
export const ADVERTISES = ['venue', 'online'] as const;
export type Advertises = (typeof ADVERTISES)[number];

/** How an order is judged where neither it nor its organization says what is advertised. */
export const ADVERTISES_DEFAULT: Advertises = 'online';
