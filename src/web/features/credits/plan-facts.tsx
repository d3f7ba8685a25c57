import { FILM_SHORT_SIDE_PIXELS, PLANS, type Plan } from '#domain/money/plans.ts';
import { TEXTS } from '#web/features/credits/texts.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';

function resolutionOf(plan: Plan): string {
  const pixels = FILM_SHORT_SIDE_PIXELS[plan];
  return `${plan} ${pixels}p`;
}

const FACTS = [
  [TEXTS.presets, TEXTS.allPresetsOnEveryPlan],
  [TEXTS.quality, TEXTS.resolutions(PLANS.map(resolutionOf).join(', '))],
  [TEXTS.apiAccess, TEXTS.onEveryPlanManageKeysAnd],
  [TEXTS.teamModerationSharing, TEXTS.onEveryPlan],
  [TEXTS.support, TEXTS.providedByThePlatformOperator],
] as const;

/** What holds whichever package is bought, beside what each one lists. */
export function PlanFacts() {
  return (
    <Disclosure
      className="@container mt-5 rounded-card border border-line bg-surface p-5 sm:px-6"
      title={TEXTS.whatEveryPlanIncludes}
      titleClassName="font-semibold"
    >
      <dl className="figures grid pt-4 gap-x-8 gap-y-3 @xl:grid-cols-[max-content_minmax(0,1fr)]">
        {FACTS.map(([name, fact]) => (
          <div key={name} className="grid gap-x-8 @xl:col-span-2 @xl:grid-cols-subgrid">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{fact}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
