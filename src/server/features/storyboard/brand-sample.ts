import { createJobSchema, type CreateJobBody } from '#contracts/schemas/job.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { OrderBrand } from '#server/features/brands/order-brand.ts';

/** A sample order that shows the look of a brand and its own texts. */
export function sampleOrderOf({ identity }: OrderBrand): CreateJobBody {
  return createJobSchema.parse({
    preset: 'roulette',
    prompt: 'An evening at the tables, with warm light and good company',
    duration: 20,
    words: {
      headline: 'Roulette Night',
      lines: [{ kind: 'when', text: 'Saturday 8 PM', condition: null }],
      callToAction: identity.words?.callToAction ?? null,
      terms: null,
    },
  });
}

/** The brand's look without its requirements for words, since a sample is not a real order. */
export function lookOf(brand: OrderBrand): OrderBrand {
  const { locks, words, ...identity } = brand.identity;
  const { signature: _, callToAction: __, ...lookLocks } = locks ?? {};
  const { banned: ___, required: ____, ...said } = words ?? {};
  return { ...brand, identity: { ...identity, locks: lookLocks, words: said } };
}

/** The shot with the headline, and the end card. */
export function sampleShotsOf({ shots }: Storyboard) {
  const title = shots.findIndex(({ words }) => words.some(({ role }) => role === 'headline'));
  return [
    { kind: 'title' as const, shot: Math.max(title, 0) },
    { kind: 'endCard' as const, shot: shots.length - 1 },
  ];
}
