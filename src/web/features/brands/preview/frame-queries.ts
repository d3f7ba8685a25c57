import { queryOptions } from '@tanstack/react-query';

import { storyboardRoutes } from '#contracts/routes/storyboard.ts';
import type { BrandBody } from '#contracts/schemas/brand.ts';
import { LINES_MAX } from '#domain/order/words.ts';
import { call } from '#web/api/client.ts';
import { TEXTS } from '#web/features/brands/texts.ts';

/** A frame of each game that shows the brand's logo in it: of slot machines the glass, not the reels. */
export const SAMPLE_FRAMES = [
  { preset: 'roulette', shot: 0 },
  { preset: 'blackjack', shot: 1 },
  { preset: 'slots', shot: 3 },
  { preset: 'poker', shot: 2 },
  { preset: 'craps', shot: 3 },
] as const;
type SampleFrame = (typeof SAMPLE_FRAMES)[number];

type PublishedBrand = Pick<BrandBody, 'id' | 'name' | 'version' | 'words' | 'locks'>;

/** A preview takes a second, and draws what it can in that time; a busy server needs many. */
const DRAWING_RETRIES = 100;
const OTHER_RETRIES = 3;
const RETRY_MS = 1_500;

class NotDrawnYet extends Error {}

/** A frame of a video of the brand as it is published, as films have it. */
export const frameQuery = (brand: PublishedBrand, { preset, shot }: SampleFrame) =>
  queryOptions({
    queryKey: ['/api/brands', brand.id, 'frames', brand.version, preset],
    queryFn: async ({ signal }) => {
      const body = { ...sampleOrder(brand), preset, stills: [shot] };
      const { storyboard, verdict } = await call(storyboardRoutes.preview, { body, signal });
      const still = storyboard.shots[shot]?.still;
      if (still !== undefined) return still;
      if (verdict.decision === 'block') return null;
      throw new NotDrawnYet();
    },
    staleTime: Infinity,
    retry: (failures, error) =>
      failures < (error instanceof NotDrawnYet ? DRAWING_RETRIES : OTHER_RETRIES),
    retryDelay: RETRY_MS,
  });

/** Says what the brand demands, and no more. */
function sampleOrder({ id, name, words, locks }: PublishedBrand) {
  const required = words?.required ?? [];
  const isOwn = locks?.callToAction === 'mustChange';
  return {
    brandId: id,
    prompt: TEXTS.samplePrompt,
    duration: 10,
    words: {
      headline: name,
      lines: required
        .slice(0, LINES_MAX)
        .map((text) => ({ kind: 'note' as const, text, condition: null })),
      callToAction: isOwn ? TEXTS.bookYourTable : (words?.callToAction ?? null),
      terms: null,
      ...(locks?.signature === 'mustChange' && { signature: TEXTS.sampleSignature }),
    },
  };
}
