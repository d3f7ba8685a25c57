import type { ReactNode } from 'react';

import type { RuleSetBody } from '#contracts/schemas/rules.ts';
import { isListed } from '#web/features/rules/draft.ts';
import {
  CATEGORY_OPTIONS,
  LANGUAGE_OPTIONS,
  SEVERITY_OPTIONS,
} from '#web/features/rules/rule-labels.ts';
import { TEXTS } from '#web/features/rules/texts.ts';
import { useRowForm } from '#web/features/rules/use-row-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/select/select.tsx';

type OwnTerm = RuleSetBody['terms'][number];

const EMPTY: OwnTerm = {
  phrase: '',
  language: 'any',
  category: 'urgency',
  severity: 'block',
  reason: '',
};
const loadSchema = async () => (await import('#contracts/schemas/rules.ts')).ownTermSchema;

interface TermFormProps {
  readonly terms: readonly OwnTerm[];
  readonly onAdd: (term: OwnTerm) => void;
  /** Stands beside the button that adds. */
  readonly cancel: ReactNode;
}

export function TermForm({ terms, onAdd, cancel }: TermFormProps) {
  const { row, problems, change, submitTo } = useRowForm(EMPTY, loadSchema);
  const add = submitTo((term) => {
    const sameLanguage = terms.filter(({ language }) => language === term.language);
    const phrases = sameLanguage.map(({ phrase }) => phrase);
    if (isListed(phrases, term.phrase)) return { phrase: TEXTS.alreadyListed };
    onAdd(term);
    return null;
  });
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
      <Field label={TEXTS.category}>
        <Select
          value={row.category}
          options={CATEGORY_OPTIONS}
          onChange={(category) => change({ category })}
        />
      </Field>
      <Field label={TEXTS.severity}>
        <Select
          value={row.severity}
          options={SEVERITY_OPTIONS}
          onChange={(severity) => change({ severity })}
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
        <Button type="submit">{TEXTS.addTerm}</Button>
        {cancel}
      </div>
    </form>
  );
}
