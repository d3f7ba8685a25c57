import { Plus, X } from 'lucide-react';

import type { MarketCode } from '#domain/markets/markets.ts';
import { TEXTS } from '#web/features/settings/texts.ts';
import { MARKET_OPTIONS } from '#web/markets/market-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/select/select.tsx';

interface LicenceRow {
  readonly code: string;
  readonly reference: string;
}

interface LicenceRowsProps {
  /** One a line: `MT: MGA/B2C/123/2020`. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Also those that are not complete yet. */
function rowsOf(text: string): LicenceRow[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return { code: line.slice(0, colon).trim(), reference: line.slice(colon + 1).trimStart() };
  });
}

const textOf = (rows: readonly LicenceRow[]) =>
  rows.map(({ code, reference }) => `${code}: ${reference}`).join('\n');

/** The number of the license in each market, a row for each. */
export function LicenceRows({ value, error, onChange }: LicenceRowsProps) {
  const rows = rowsOf(value);
  const free = MARKET_OPTIONS.filter(({ value: code }) => rows.every((row) => row.code !== code));
  const optionsFor = (code: string) =>
    MARKET_OPTIONS.filter((option) => option.value === code || free.includes(option));
  const replace = (place: number, changes: Partial<LicenceRow>) =>
    onChange(textOf(rows.map((row, index) => (index === place ? { ...row, ...changes } : row))));
  const [next] = free;
  return (
    <fieldset className="grid justify-items-start gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{TEXTS.licences}</legend>
      {rows.map(({ code, reference }, index) => (
        <div key={code} className="flex w-full gap-2">
          <Select
            label={TEXTS.marketOfLicence(index + 1)}
            value={code as MarketCode}
            options={optionsFor(code)}
            onChange={(chosen) => replace(index, { code: chosen })}
            className="w-36 sm:w-60"
          />
          <Input
            aria-label={TEXTS.numberOfLicence(index + 1)}
            placeholder={TEXTS.licenceExample}
            value={reference}
            onChange={({ target }) => replace(index, { reference: target.value })}
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label={TEXTS.removeLicence(index + 1)}
            onClick={() => onChange(textOf(rows.filter((_, place) => place !== index)))}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </div>
      ))}
      {next && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => onChange(textOf([...rows, { code: next.value, reference: '' }]))}
        >
          <Plus aria-hidden="true" className="size-4" />
          {TEXTS.addLicence}
        </Button>
      )}
      <p className={error === undefined ? 'text-sm text-muted' : 'text-sm text-danger'}>
        {error ?? TEXTS.licencesHint}
      </p>
    </fieldset>
  );
}
