import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { TEXTS } from '#web/features/rules/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';

interface ShownRow {
  readonly name: string;
  /** One for each column after the first. */
  readonly cells: readonly ReactNode[];
}

interface RuleListProps {
  readonly id: string;
  readonly title: string;
  readonly explained: string;
  /** A rule of this kind and what it does. */
  readonly example: string;
  /** What stands there while the list is empty. */
  readonly none: string;
  readonly columns: readonly string[];
  readonly rows: readonly ShownRow[];
  readonly onRemove: (index: number) => void;
  /** The form that adds a row. */
  readonly children?: ReactNode;
}

/** One kind of rules: what there is, each to be removed, and a form for another one. */
export function RuleList(props: RuleListProps) {
  const { id, title, explained, example, none, rows, children } = props;
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id} className="mb-1">
        {title}
      </CardTitle>
      <p className="max-w-3xl text-muted">{explained}</p>
      <p className="mt-2 max-w-3xl text-sm text-muted">
        <span className="font-semibold text-ink">{TEXTS.example}</span> {example}
      </p>
      <div className="mt-4 grid gap-4">
        {rows.length === 0 ? <p className="text-muted">{none}</p> : <Rows {...props} />}
        {children}
      </div>
    </Card>
  );
}

function Rows({ title, columns, rows, onRemove }: RuleListProps) {
  const [first, ...others] = columns;
  return (
    <Table label={TEXTS.tableOf(title)}>
      <thead>
        <tr>
          <HeaderCell>{first}</HeaderCell>
          {others.map((column) => (
            <HeaderCell key={column}>{column}</HeaderCell>
          ))}
          <HeaderCell>{TEXTS.actions}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their place
          <Row key={`${index} ${name}`}>
            <Cell className="font-semibold break-words">{name}</Cell>
            {cells.map((cell, at) => (
              <Cell key={others[at]} label={others[at] ?? ''} className="text-sm break-words">
                {cell}
              </Cell>
            ))}
            <Cell>
              <Button
                variant="quiet"
                size="small"
                aria-label={TEXTS.removeRow(name)}
                onClick={() => onRemove(index)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
                {TEXTS.remove}
              </Button>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
