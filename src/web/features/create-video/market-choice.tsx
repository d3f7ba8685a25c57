import type { MarketVerdictBody } from '#contracts/schemas/compliance.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { MARKET_OPTIONS } from '#web/markets/market-options.ts';
import { Field } from '#web/ui/field.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { MultiSelect } from '#web/ui/multi-select.tsx';

/** Comes with the first verdicts, not with the screen. */
const MarketVerdicts = lateComponent(
  async () => (await import('#web/features/create-video/market-verdicts.tsx')).MarketVerdicts,
);

interface MarketChoiceProps {
  readonly values: readonly MarketCode[];
  readonly error: string | undefined;
  readonly verdicts: readonly MarketVerdictBody[] | undefined;
  readonly onChange: (markets: MarketCode[]) => void;
}

/** Where the film will be shown, and what each of these places says of it. */
export function MarketChoice({ values, error, verdicts, onChange }: MarketChoiceProps) {
  return (
    <div className="grid gap-3">
      <Field
        label="Markets"
        error={error}
        hint="The video carries the age mark and the responsible gambling line of its markets."
      >
        <MultiSelect
          things="markets"
          values={values}
          options={MARKET_OPTIONS}
          onChange={onChange}
        />
      </Field>
      {verdicts && verdicts.length > 0 && <MarketVerdicts verdicts={verdicts} />}
    </div>
  );
}
