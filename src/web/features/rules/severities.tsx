import { Lock } from 'lucide-react';

import { withSeverity, type EditorProps } from '#web/features/rules/draft.ts';
import { categoryName, SEVERITY_OPTIONS } from '#web/features/rules/rule-labels.ts';
import { CATEGORY_EXAMPLES, TEXTS } from '#web/features/rules/texts.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';

type Row = EditorProps['desk']['severities'][number];

/** What happens when a category is found: by the policy, and as changed here; what is never allowed first. */
export function Severities({ desk, rules, onChange }: EditorProps) {
  const changeable = desk.severities.filter(({ category }) => !desk.floor.includes(category));
  return (
    <Card aria-labelledby="severities" className="grid grid-cols-1 gap-4 lg:[&_table]:min-w-0">
      <div>
        <CardTitle id="severities" className="mb-1">
          {TEXTS.severities}
        </CardTitle>
        <p className="max-w-3xl text-sm text-muted">
          {TEXTS.severitiesExplained} {TEXTS.floorExplained}
        </p>
      </div>
      <Table label={TEXTS.severityByCategory}>
        <thead>
          <tr>
            <HeaderCell>{TEXTS.category}</HeaderCell>
            <HeaderCell>{TEXTS.byThePolicy}</HeaderCell>
            <HeaderCell>{TEXTS.yourChange}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {desk.floor.map((category) => (
            <Row key={category}>
              <Cell>
                <div>
                  <span className="flex items-center gap-2 font-semibold">
                    <Lock aria-hidden="true" className="size-4 shrink-0 text-muted" />
                    {categoryName(category)}
                  </span>
                  <span className="block text-sm text-muted">{CATEGORY_EXAMPLES[category]}</span>
                </div>
              </Cell>
              <Cell label={TEXTS.byThePolicy}>{TEXTS.floor}</Cell>
              <Cell label={TEXTS.yourChange} className="text-muted">
                {TEXTS.cannotBeChanged}
              </Cell>
            </Row>
          ))}
          {changeable.map((row) => (
            <Row key={row.category}>
              <Cell>
                <div>
                  <span className="font-semibold">{categoryName(row.category)}</span>
                  <span className="block text-sm text-muted">
                    {CATEGORY_EXAMPLES[row.category]}
                  </span>
                </div>
              </Cell>
              <Cell label={TEXTS.byThePolicy}>{TEXTS[row.severity]}</Cell>
              <Cell label={TEXTS.yourChange}>
                <Select
                  label={categoryName(row.category)}
                  value={chosenFor(row, rules)}
                  options={optionsFor(desk.scope)}
                  onChange={(value) =>
                    onChange(withSeverity(rules, row.category, value === 'policy' ? null : value))
                  }
                />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
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
