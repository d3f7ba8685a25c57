import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { FailedRead } from '#web/api/failed-read.tsx';

interface QueryStateProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly loading: ReactNode;
  /** Title of the error state: "Activity could not be loaded". */
  readonly errorTitle: string;
  readonly children: (data: Data) => ReactNode;
}

/** One of three: still loading, failed with a way to try again, or the data. */
export function QueryState<Data>({ query, loading, errorTitle, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <FailedRead title={errorTitle} query={query} />;
  }
  return loading;
}
