/** The widths in which a preset's still is kept (`npm run stills`), the largest last. */
export const STILL_WIDTHS = [427, 660, 854] as const;
