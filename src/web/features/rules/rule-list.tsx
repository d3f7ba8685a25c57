import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { TEXTS } from '#web/features/rules/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';

interface ShownRow {
  readonly name: string;
  /** One for each column after the first. */
  readonly cells: readonly ReactNode[];
}

interface RuleListProps {
  readonly id: string;
  readonly title: string;
  /** What such rules do, with an example. */
  readonly explained: string;
  readonly columns: readonly string[];
  readonly rows: readonly ShownRow[];
  readonly onRemove: (index: number) => void;
  /** The form that adds a row. */
  readonly children?: ReactNode;
}

/** One kind of rules: what there is, each to be removed, and a form for another one. */
export function RuleList(props: RuleListProps) {
  const { id, title, explained, rows, children } = props;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0"
    >
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h3 className="font-semibold">
            <span id={id}>{title}</span>
            {rows.length > 0 && <span className="figures text-muted"> {rows.length}</span>}
          </h3>
          <p className="max-w-3xl text-sm text-muted">{explained}</p>
        </div>
        {children}
      </div>
      {rows.length > 0 && <Rows {...props} />}
    </section>
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
            <Cell className="lg:[&_button]:-ml-3">
              <Button
                variant="quietDanger"
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
