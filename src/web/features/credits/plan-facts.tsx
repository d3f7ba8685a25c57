import { FILM_SHORT_SIDE_PIXELS, PLANS, type Plan } from '#domain/plans.ts';
import { TEXTS } from '#web/features/credits/texts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';

function resolutionOf(plan: Plan): string {
  const pixels = FILM_SHORT_SIDE_PIXELS[plan];
  return `${plan} ${pixels}p`;
}

const FACTS = [
  [TEXTS.presets, TEXTS.allPresetsOnEveryPlan],
  [TEXTS.quality, TEXTS.resolutions(PLANS.map(resolutionOf).join(', '))],
  [TEXTS.apiAccess, TEXTS.onEveryPlanManageKeysAnd],
  [TEXTS.teamModerationSharing, TEXTS.onEveryPlan],
  [TEXTS.support, TEXTS.providedByTheOperatorOfThis],
] as const;

/** What holds whichever package is bought, beside what each one lists. */
export function PlanFacts() {
  return (
    <Card aria-labelledby="every-plan" className="@container mt-5">
      <CardTitle id="every-plan" className="mb-4">
        {TEXTS.whatEveryPlanIncludes}
      </CardTitle>
      <dl className="figures grid gap-x-8 gap-y-3 @xl:grid-cols-[max-content_minmax(0,1fr)]">
        {FACTS.map(([name, fact]) => (
          <div key={name} className="grid gap-x-8 @xl:col-span-2 @xl:grid-cols-subgrid">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
