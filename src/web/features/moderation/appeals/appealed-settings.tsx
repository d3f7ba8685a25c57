import type { AppealBody } from '#contracts/schemas/appeal.ts';
import { findPreset } from '#domain/order/presets.ts';
import { controlFacts } from '#web/controls/control-facts.ts';
import { marketNames } from '#web/markets/market-names.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';

type Fact = readonly [name: string, value: string];

function factsOf({ order, markets, policyVersion }: AppealBody): Fact[] {
  const always: Fact[] = [
    [TEXTS.markets, marketNames(markets)],
    [TEXTS.advertisingPolicy, policyVersion],
  ];
  if (!order) return always;
  const { preset, advertises, brand, controlsJson } = order;
  return [
    [TEXTS.preset, findPreset(preset)?.name ?? preset],
    [TEXTS.advertises, TEXTS.advertised[advertises]],
    [TEXTS.brand, brand ? TEXTS.brandWithVersion(brand.name, brand.version) : TEXTS.none],
    ...controlFacts(controlsJson),
    ...always,
  ];
}

/** What a decision about an appeal is bound to, beside the words. */
export function AppealedSettings({ appeal }: { readonly appeal: AppealBody }) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-semibold">{TEXTS.exactlyThisOrder}</legend>
      <dl className="figures flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {factsOf(appeal).map(([name, value]) => (
          <div key={name} className="flex min-w-0 gap-1.5">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
}
