import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { describeFailure } from '#web/api/toast-failure.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

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
    return (
      <ErrorState
        title={errorTitle}
        text={describeFailure(query.error, 'Something went wrong on our side.')}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return loading;
}
