import type { MarketVerdictBody } from '#contracts/schemas/compliance.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { ADVERTISES_OPTIONS } from '#web/markets/advertises-options.ts';
import { marketOptions } from '#web/markets/market-options.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { Field } from '#web/ui/field.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { MultiSelect } from '#web/ui/multi-select.tsx';
import { Select } from '#web/ui/select.tsx';

/** Comes with the first verdicts, not with the screen. */
const MarketVerdicts = lateComponent(
  async () => (await import('#web/features/create-video/market-verdicts.tsx')).MarketVerdicts,
);

interface Choice {
  readonly markets: MarketCode[];
  readonly advertises: Advertises;
}

interface MarketChoiceProps {
  readonly values: Choice;
  readonly error: string | undefined;
  readonly verdicts: readonly MarketVerdictBody[] | undefined;
  readonly onChange: (changes: Partial<Choice>) => void;
}

/** What the film advertises and where it will be shown, and what each of these places says of it. */
export function MarketChoice({ values, error, verdicts, onChange }: MarketChoiceProps) {
  const { markets, advertises } = values;
  return (
    <div className="grid gap-3">
      <Field label={TEXTS.advertises} hint={TEXTS.advertisesHint}>
        <Select
          value={advertises}
          options={ADVERTISES_OPTIONS}
          onChange={(chosen) => onChange({ advertises: chosen })}
        />
      </Field>
      <Field label={TEXTS.markets} error={error} hint={TEXTS.marketsHint}>
        <MultiSelect
          things="markets"
          values={markets}
          options={marketOptions(advertises)}
          onChange={(chosen) => onChange({ markets: chosen })}
        />
      </Field>
      {verdicts && verdicts.length > 0 && <MarketVerdicts verdicts={verdicts} />}
    </div>
  );
}
