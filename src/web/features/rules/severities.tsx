import { ChevronDown } from 'lucide-react';
import { useState } from 'react';

import { withSeverity, type EditorProps } from '#web/features/rules/draft.ts';
import { categoryName, SEVERITY_OPTIONS } from '#web/features/rules/rule-labels.ts';
import { CATEGORY_EXAMPLES, TEXTS } from '#web/features/rules/texts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

type Row = EditorProps['desk']['severities'][number];

/** What happens when a category is found: what was changed, then the others, folded; the floor last. */
export function Severities({ desk, rules, onChange }: EditorProps) {
  const changeable = desk.severities.filter(({ category }) => !desk.floor.includes(category));
  // What is being changed stays where it is.
  const [wasOwn] = useState(() => new Set(rules.severities.map(({ category }) => category)));
  const own = changeable.filter(({ category }) => wasOwn.has(category));
  const others = changeable.filter((row) => !own.includes(row));
  const grid = (rows: readonly Row[]) => (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map((row) => (
        <Field
          key={row.category}
          label={categoryName(row.category)}
          hint={CATEGORY_EXAMPLES[row.category]}
        >
          <Select
            value={chosenFor(row, rules)}
            options={optionsFor(row, desk.scope)}
            onChange={(value) =>
              onChange(withSeverity(rules, row.category, value === 'policy' ? null : value))
            }
          />
        </Field>
      ))}
    </div>
  );
  return (
    <Card aria-labelledby="severities" className="grid gap-4">
      <div>
        <CardTitle id="severities" className="mb-1">
          {TEXTS.severities}
        </CardTitle>
        <p className="max-w-3xl text-sm text-muted">{TEXTS.severitiesExplained}</p>
      </div>
      {own.length > 0 && grid(own)}
      <details className="group">
        <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 font-semibold">
          <ChevronDown
            aria-hidden="true"
            className="size-4 -rotate-90 text-muted transition-transform group-open:rotate-0"
          />
          {TEXTS.categoriesAtDefault(others.length)}
        </summary>
        <div className="pt-4">{grid(others)}</div>
      </details>
      <p className="max-w-3xl border-t border-line pt-4 text-sm text-muted">
        <strong className="text-ink">{TEXTS.floor}.</strong> {TEXTS.floorExplained}
      </p>
    </Card>
  );
}

type Choice = 'policy' | Row['severity'];

function chosenFor({ category }: Row, rules: EditorProps['rules']): Choice {
  return rules.severities.find((row) => row.category === category)?.severity ?? 'policy';
}

/** An organization's own rules are never milder. */
function optionsFor({ severity }: Row, scope: EditorProps['desk']['scope']) {
  const own = SEVERITY_OPTIONS.filter(({ value }) => scope === 'platform' || value === 'block');
  const policy = { value: 'policy' as const, label: TEXTS.byDefault(TEXTS[severity]) };
  return [policy, ...own] satisfies { value: Choice; label: string }[];
}
