import { CHANNEL_NAMES, RIGHTS_CHANNELS } from '#domain/media/rights.ts';
import { MARKET_OPTIONS } from '#web/markets/market-options.ts';
import type { RightsDraft } from '#web/media/rights-draft.ts';
import { TEXTS } from '#web/media/texts.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import { Select } from '#web/ui/select/select.tsx';

const PLACE_OPTIONS = [
  { value: 'everywhere' as const, label: TEXTS.everywhere },
  { value: 'markets' as const, label: TEXTS.inSomeMarkets },
];
const CHANNEL_OPTIONS = RIGHTS_CHANNELS.map((value) => {
  const name = CHANNEL_NAMES[value];
  return { value, label: name.charAt(0).toUpperCase() + name.slice(1) };
});

interface ScopeFieldsProps {
  readonly draft: RightsDraft;
  readonly problems: Readonly<Record<string, string | undefined>>;
  readonly onChange: (changes: Partial<RightsDraft>) => void;
}

/** Where a file may be shown, and until when. */
export function ScopeFields({ draft, problems, onChange }: ScopeFieldsProps) {
  const { place, markets, channels, until } = draft;
  return (
    <>
      <Field label={TEXTS.whereItMayBeShown}>
        <Select
          value={place}
          options={PLACE_OPTIONS}
          onChange={(value) => onChange({ place: value })}
        />
      </Field>
      {place === 'markets' && (
        <Field label={TEXTS.markets} error={problems['territories']}>
          <MultiSelect
            things="markets"
            values={markets}
            options={MARKET_OPTIONS}
            onChange={(values) => onChange({ markets: values })}
          />
        </Field>
      )}
      <Field label={TEXTS.channels} hint={TEXTS.channelsHint} error={problems['channels']}>
        <MultiSelect
          things="channels"
          values={channels}
          options={CHANNEL_OPTIONS}
          onChange={(values) => onChange({ channels: values })}
        />
      </Field>
      <Field
        label={TEXTS.validUntil}
        hint={TEXTS.leaveEmptyWhereTheRightsDo}
        error={problems['validUntil']}
      >
        <Input
          type="date"
          value={until}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </Field>
    </>
  );
}
