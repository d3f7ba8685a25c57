import { createJobSchema } from '#contracts/schemas/job.ts';
import type { BrandIdentity } from '#contracts/schemas/brand.ts';
import type { BrandId, OrganizationId } from '#domain/ids.ts';
import type { Actor } from '#domain/permissions.ts';
import { LINES_MAX } from '#domain/words.ts';
import type { MarketsService } from '#server/features/markets/service.ts';
import { presentPreview } from './present.ts';
import type { StoryboardService } from './service.ts';

interface SampledBrand {
  readonly id: BrandId;
  readonly organizationId: OrganizationId;
  readonly name: string;
  readonly identity: BrandIdentity;
}

/** The frame as a data address; null where it was not drawn in time, or where the order is refused. */
export interface SampleFrame {
  readonly still: string | null;
  readonly isRefused: boolean;
}

/** Draws what a video of a published brand begins with, as its own organization would order it. */
export function createDrawSample(storyboard: StoryboardService, markets: MarketsService) {
  return async (actor: Actor, brand: SampledBrand): Promise<SampleFrame> => {
    const owner: Actor = { ...actor, organizationId: brand.organizationId, isOperator: false };
    const order = await markets.complete(owner, createJobSchema.parse(sampleOrder(brand)));
    const preview = await storyboard.preview(owner, order, [0]);
    const still = presentPreview(preview, null).shots[0]?.still ?? null;
    return { still, isRefused: preview.verdict.decision === 'block' };
  };
}

/** Says what the brand demands, and no more. */
function sampleOrder({ id, name, identity: { words, locks } }: SampledBrand) {
  const required = words?.required ?? [];
  return {
    brandId: id,
    preset: 'roulette',
    prompt: 'A quiet evening at the table, warm light on the felt.',
    duration: 10,
    words: {
      headline: name,
      lines: required.slice(0, LINES_MAX).map((text) => ({ kind: 'note', text, condition: null })),
      callToAction:
        locks?.callToAction === 'mustChange' ? 'Book your table' : (words?.callToAction ?? null),
      ...(locks?.signature === 'mustChange' && { signature: 'The whole house' }),
    },
  };
}
