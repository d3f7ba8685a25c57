import { withSeverity, type EditorProps } from '#web/features/rules/draft.ts';
import { categoryName, SEVERITY_OPTIONS } from '#web/features/rules/rule-labels.ts';
import { CATEGORY_EXAMPLES, TEXTS } from '#web/features/rules/texts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

type Row = EditorProps['desk']['severities'][number];

/** What happens when a category is found; the floor is named, and not to be changed. */
export function Severities({ desk, rules, onChange }: EditorProps) {
  const changeable = desk.severities.filter(({ category }) => !desk.floor.includes(category));
  return (
    <Card aria-labelledby="severities">
      <CardTitle id="severities" className="mb-1">
        {TEXTS.severities}
      </CardTitle>
      <p className="mb-5 max-w-3xl text-muted">{TEXTS.severitiesExplained}</p>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {changeable.map((row) => (
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
      <p className="mt-6 border-t border-line pt-5 max-w-3xl text-muted">
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
