import { withSeverity, type EditorProps } from '#web/features/rules/draft.ts';
import { categoryName, SEVERITY_OPTIONS } from '#web/features/rules/rule-labels.ts';
import { CATEGORY_EXAMPLES, TEXTS } from '#web/features/rules/texts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';

type Row = EditorProps['desk']['severities'][number];

/** What happens when a category is found: by the policy, and as changed here; the floor last. */
export function Severities({ desk, rules, onChange }: EditorProps) {
  const changeable = desk.severities.filter(({ category }) => !desk.floor.includes(category));
  return (
    <Card aria-labelledby="severities" className="grid grid-cols-1 gap-4">
      <div>
        <CardTitle id="severities" className="mb-1">
          {TEXTS.severities}
        </CardTitle>
        <p className="max-w-3xl text-sm text-muted">{TEXTS.severitiesExplained}</p>
      </div>
      <table className="w-full text-left text-[0.9375rem] max-sm:block max-sm:[&>tbody]:block">
        <caption className="sr-only">{TEXTS.severities}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            {[TEXTS.category, TEXTS.byThePolicy, TEXTS.yourChange].map((name) => (
              <th key={name} scope="col" className="label-caps py-2 pr-4 text-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changeable.map((row) => (
            <tr
              key={row.category}
              className="border-t border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-y-2 max-sm:py-3"
            >
              <th scope="row" className="py-2 pr-4 font-semibold max-sm:p-0">
                {categoryName(row.category)}
                <span className="block text-sm font-normal text-muted">
                  {CATEGORY_EXAMPLES[row.category]}
                </span>
              </th>
              <td className="py-2 pr-4 max-sm:p-0">{TEXTS[row.severity]}</td>
              <td className="py-2 max-sm:col-span-2 max-sm:p-0">
                <Select
                  label={categoryName(row.category)}
                  value={chosenFor(row, rules)}
                  options={optionsFor(desk.scope)}
                  onChange={(value) =>
                    onChange(withSeverity(rules, row.category, value === 'policy' ? null : value))
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
function optionsFor(scope: EditorProps['desk']['scope']) {
  const own = SEVERITY_OPTIONS.filter(({ value }) => scope === 'platform' || value === 'block');
  const policy = { value: 'policy' as const, label: TEXTS.asThePolicyHasIt };
  return [policy, ...own] satisfies { value: Choice; label: string }[];
}
