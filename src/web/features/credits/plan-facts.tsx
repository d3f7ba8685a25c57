import { FILM_SHORT_SIDE_PIXELS, PLANS, type Plan } from '#domain/plans.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';

function resolutionOf(plan: Plan): string {
  const pixels = FILM_SHORT_SIDE_PIXELS[plan];
  return `${plan} ${pixels}p`;
}

const FACTS = [
  ['Presets', 'Every preset, on every plan.'],
  ['Quality', `${PLANS.map(resolutionOf).join(', ')}. The largest package you bought decides.`],
  ['API access', 'On every plan, with keys and webhooks: Settings, Developers.'],
  ['Team, moderation, sharing', 'On every plan.'],
  ['Support', 'Given by whoever runs this site; ask them how they can be reached.'],
] as const;

/** What holds whichever package is bought, beside what each one lists. */
export function PlanFacts() {
  return (
    <Card aria-labelledby="every-plan" className="mt-5">
      <CardTitle id="every-plan" className="mb-4">
        What every plan includes
      </CardTitle>
      <dl className="figures grid gap-x-8 gap-y-3 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {FACTS.map(([name, fact]) => (
          <div key={name} className="grid gap-x-8 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
