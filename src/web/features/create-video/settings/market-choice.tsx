import type { MarketVerdictBody } from '#contracts/schemas/compliance.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { ADVERTISES_OPTIONS } from '#web/markets/advertises-options.ts';
import { marketOptions } from '#web/markets/market-options.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { PANEL_TEXTS } from '#web/features/create-video/settings/texts.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import { Select } from '#web/ui/select/select.tsx';

/** Comes with the first verdicts, not with the screen. */
const MarketVerdicts = lateComponent(
  async () =>
    (await import('#web/features/create-video/settings/market-verdicts.tsx')).MarketVerdicts,
);

interface Choice {
  readonly markets: MarketCode[];
  readonly advertises: Advertises;
}

interface MarketChoiceProps {
  readonly values: Choice;
  readonly error: string | undefined;
  readonly verdicts: readonly MarketVerdictBody[] | undefined;
  /** What is as the organization's settings say. */
  readonly fromSettings: Readonly<Record<keyof Choice, boolean>>;
  readonly onChange: (changes: Partial<Choice>) => void;
}

const withSource = (hint: string, isFromSettings: boolean) =>
  isFromSettings ? `${WORD_TEXTS.fromSettings} ${hint}` : hint;

/** What the film advertises and where it will be shown, and what each of these places says of it. */
export function MarketChoice(props: MarketChoiceProps) {
  const { values, error, verdicts, fromSettings, onChange } = props;
  const { markets, advertises } = values;
  return (
    <div className="grid gap-3">
      <Field
        label={PANEL_TEXTS.advertises}
        hint={withSource(PANEL_TEXTS.advertisesHint, fromSettings.advertises)}
      >
        <Select
          value={advertises}
          options={ADVERTISES_OPTIONS}
          onChange={(chosen) => onChange({ advertises: chosen })}
        />
      </Field>
      <Field
        label={TEXTS.markets}
        error={error}
        hint={withSource(PANEL_TEXTS.marketsHint, fromSettings.markets)}
      >
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
