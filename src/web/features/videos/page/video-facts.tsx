import type { JobBody } from '#contracts/schemas/job.ts';
import { findPreset } from '#domain/order/presets.ts';
import { controlFacts } from '#web/controls/control-facts.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { marketNames } from '#web/markets/market-names.ts';
import { FoldingCard } from '#web/ui/layout/folding-card.tsx';
import { Facts } from '#web/ui/tables/facts.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';

/** Shapes and lengths say themselves what they are. */
const isPlain = (value: string) => /^\d+(?::\d+| s)$/.test(value);

/** What was ordered, by whom, for where and at what cost. */
export function VideoFacts({ job }: { readonly job: JobBody }) {
  return (
    <FoldingCard id="video-details" title={TEXTS.details}>
      <Facts
        facts={[
          [TEXTS.preset, findPreset(job.preset)?.name ?? job.preset],
          [TEXTS.author, job.author ?? TEXTS.closedAccount],
          [TEXTS.created, formatDateTime(job.createdAt)],
          [TEXTS.costLabel, TEXTS.cost(job.costCredits, job.refunded)],
          [TEXTS.markets, marketNames(job.markets)],
          ...(job.fellBackFrom
            ? ([[TEXTS.footage, TEXTS.studioInPlaceOf(job.fellBackFrom)]] as const)
            : []),
          [
            TEXTS.settings,
            controlFacts(job.controlsJson)
              .map(([name, value]) => (isPlain(value) ? value : `${name}: ${value}`))
              .join(' · '),
          ],
        ]}
      />
    </FoldingCard>
  );
}
