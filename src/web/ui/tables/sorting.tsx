import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useState } from 'react';

import { HeaderCell } from '#web/ui/tables/table.tsx';

interface Sorting<Key extends string> {
  readonly key: Key;
  readonly isDescending: boolean;
}

type Values<Row, Key extends string> = Readonly<Record<Key, (row: Row) => string | number>>;

/** Rows in the order of one column; pressing a column's header again turns the order around. */
export function useSorting<Row, Key extends string>(
  rows: readonly Row[],
  values: Values<Row, Key>,
  first: NoInfer<Key>,
) {
  const [sorting, setSorting] = useState<Sorting<Key>>({ key: first, isDescending: false });
  const valueOf = values[sorting.key];
  const sorted = [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
    return sorting.isDescending ? -order : order;
  });
  const sortBy = (key: Key) =>
    setSorting((now) => ({ key, isDescending: now.key === key && !now.isDescending }));
  return { sorted, sorting, sortBy };
}

interface SortableHeaderProps<Key extends string> {
  readonly label: string;
  readonly column: Key;
  readonly sorting: Sorting<Key>;
  readonly onSort: (key: Key) => void;
}

export function SortableHeader<Key extends string>({
  label,
  column,
  sorting,
  onSort,
}: SortableHeaderProps<Key>) {
  const isSorted = sorting.key === column;
  const Direction = sorting.isDescending ? ArrowDown : ArrowUp;
  const Icon = isSorted ? Direction : ArrowUpDown;
  const order = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <HeaderCell aria-sort={isSorted ? order : 'none'}>
      <button
        type="button"
        className="label-caps inline-flex items-center gap-1.5 hover:text-ink"
        onClick={() => onSort(column)}
      >
        {label}
        <Icon aria-hidden="true" className="size-3.5" />
      </button>
    </HeaderCell>
  );
}
