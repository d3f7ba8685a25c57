import type { ReactNode } from 'react';

import type { RuleSetBody } from '#contracts/schemas/rules.ts';
import { LANGUAGE_OPTIONS } from '#web/features/rules/rule-labels.ts';
import { TEXTS } from '#web/features/rules/texts.ts';
import { useRowForm } from '#web/features/rules/use-row-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/select/select.tsx';

export type AllowedTerm = RuleSetBody['allowedTerms'][number];
export type AllowedBrand = RuleSetBody['allowedBrands'][number];

interface FormProps<Row> {
  readonly submitLabel: string;
  readonly pending?: boolean;
  /** Answers what is wrong with the row, by field; null where it is taken. */
  readonly onAdd: (row: Row) => Readonly<Record<string, string>> | null;
  /** Stands beside the button that submits. */
  readonly cancel: ReactNode;
}

const NO_TERM: AllowedTerm = { phrase: '', language: 'any', reason: '' };
const NO_BRAND: AllowedBrand = { brand: '', licence: '', expiresOn: '' };
const loadTermSchema = async () => (await import('#contracts/schemas/rules.ts')).allowedTermSchema;
const loadBrandSchema = async () =>
  (await import('#contracts/schemas/rules.ts')).allowedBrandSchema;

export function AllowedTermForm(props: FormProps<AllowedTerm>) {
  const { submitLabel, pending = false, onAdd, cancel } = props;
  const { row, problems, change, submitTo } = useRowForm(NO_TERM, loadTermSchema);
  const add = submitTo(onAdd);
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="grid gap-5 sm:grid-cols-2">
      <Field label={TEXTS.phrase} error={problems['phrase']}>
        <Input
          autoComplete="off"
          value={row.phrase}
          onChange={({ target }) => change({ phrase: target.value })}
        />
      </Field>
      <Field label={TEXTS.language}>
        <Select
          value={row.language}
          options={LANGUAGE_OPTIONS}
          onChange={(language) => change({ language })}
        />
      </Field>
      <div className="sm:col-span-2">
        <Field label={TEXTS.reason} error={problems['reason']}>
          <Input
            autoComplete="off"
            value={row.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" pending={pending}>
          {submitLabel}
        </Button>
        {cancel}
      </div>
    </form>
  );
}

export function AllowedBrandForm(props: FormProps<AllowedBrand>) {
  const { submitLabel, pending = false, onAdd, cancel } = props;
  const { row, problems, change, submitTo } = useRowForm(NO_BRAND, loadBrandSchema);
  const add = submitTo(onAdd);
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="grid gap-5 sm:grid-cols-2">
      <Field label={TEXTS.brand} error={problems['brand']}>
        <Input
          autoComplete="off"
          value={row.brand}
          onChange={({ target }) => change({ brand: target.value })}
        />
      </Field>
      <Field label={TEXTS.validUntil} error={problems['expiresOn']}>
        <Input
          type="date"
          value={row.expiresOn}
          onChange={({ target }) => change({ expiresOn: target.value })}
        />
      </Field>
      <div className="sm:col-span-2">
        <Field label={TEXTS.licence} hint={TEXTS.licenceHint} error={problems['licence']}>
          <Input
            autoComplete="off"
            value={row.licence}
            onChange={({ target }) => change({ licence: target.value })}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" pending={pending}>
          {submitLabel}
        </Button>
        {cancel}
      </div>
    </form>
  );
}
