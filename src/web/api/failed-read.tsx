import { hasStatus } from '#web/api/api-error.ts';
import { TEXTS } from '#web/api/texts.ts';
import { describeFailure } from '#web/api/toast-failure.ts';
import { DeniedState } from '#web/ui/feedback/denied-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';

interface FailedReadProps {
  /** "Videos could not be loaded". */
  readonly title: string;
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** In place of what could not be read: why, and a way to try again where that may help. */
export function FailedRead({ title, query }: FailedReadProps) {
  const text = describeFailure(query.error, TEXTS.somethingWentWrongOnOurSide);
  if (hasStatus(query.error, 403)) {
    return (
      <div role="alert">
        <DeniedState as="h2" />
      </div>
    );
  }
  return (
    <ErrorState
      title={title}
      text={text}
      pending={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
