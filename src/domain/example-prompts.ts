import type { PresetId } from '#domain/order/presets.ts';

/** The sentences that the example films of the landing page are made from. */
export const EXAMPLE_PROMPTS: Readonly<Record<PresetId, string>> = {
  roulette:
    '“Midnight Roulette”, Friday 11 PM: the ball circles once more before it finds its pocket.',
  blackjack: '“Twenty-One”, Saturday 8 PM, under a single lamp.',
  slots: '“Neon Reels”, Thursday 9 PM: the reels run while the floor holds its breath.',
  poker: '“The River Card”, Sunday 6 PM: it lands and the table falls silent.',
  craps: '“The Rail Leans In”, Saturday 9 PM: two dice leave the hand over red felt.',
};
