import { useSearchParams } from 'react-router';

import type { LedgerFilter } from '#contracts/schemas/credits.ts';
import { LEDGER_KINDS } from '#domain/money/credits.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** The filter of the ledger stands in the address, so that it can be linked and reloaded. */
export function useLedgerFilter() {
  const [search, setSearch] = useSearchParams();
  const dayIn = (name: string) => {
    const day = search.get(name) ?? '';
    return DAY.test(day) ? day : undefined;
  };
  const filter: LedgerFilter = {
    kind: LEDGER_KINDS.find((kind) => kind === search.get('kind')),
    userId: search.get('userId') ?? undefined,
    from: dayIn('from'),
    to: dayIn('to'),
  };
  const change = (changed: LedgerFilter) => {
    const parts = Object.entries(changed).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    setSearch(Object.fromEntries(parts), { replace: true, preventScrollReset: true });
  };
  return [filter, change] as const;
}
