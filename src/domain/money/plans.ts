/** The plans of an organization and the size of their films. */
export const PLANS = ['Free', 'Starter', 'Professional', 'Enterprise'] as const;
export type Plan = (typeof PLANS)[number];

/** Length in pixels of the shorter side of a film, by plan. */
export const FILM_SHORT_SIDE_PIXELS: Record<Plan, number> = {
  Free: 720,
  Starter: 720,
  Professional: 1080,
  Enterprise: 2160,
};
