import type { PresetId } from '#domain/presets.ts';

/**
 * Figures on the landing page and dashboard that are marketing copy: fixed by the specification,
 * neither measured nor enforced.
 */
export const DASHBOARD_SUCCESS_RATE = { value: '98%', label: 'Last 30 days' } as const;

export const LANDING_STATISTICS = [
  { value: '10K+', label: 'Videos Created' },
  { value: '2.5K+', label: 'Happy Casinos' },
  { value: '98%', label: 'Satisfaction' },
  { value: '4.9', label: 'Average Rating' },
] as const;

/** The sentences that the example films of the landing page are made from. */
export const EXAMPLE_PROMPTS: Readonly<Record<PresetId, string>> = {
  roulette:
    '“Midnight Roulette”, Friday 11 PM: the ball circles once more before it finds its pocket.',
  blackjack: '“Twenty-One”, Saturday 8 PM, under a single lamp.',
  slots: '“Neon Reels”, Thursday 9 PM: the reels run while the floor holds its breath.',
  poker: '“The River Card”, Sunday 6 PM: it lands and the table falls silent.',
  craps: '“The Rail Leans In”, Saturday 9 PM: two dice leave the hand over red felt.',
};
