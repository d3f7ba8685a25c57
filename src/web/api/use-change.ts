import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useRef } from 'react';

import { dismissFailure } from '#web/ui/feedback/toast-store.ts';

type Change<Result, Input> = UseMutationResult<Result, Error, Input>;

/**
 * A mutation of which one runs at a time; when it succeeds, an older toast of a failure goes. A double click comes before the button is drawn busy: its
 * second half must not buy, invite or adjust once more.
 */
export function useChange<Result, Input = void>(
  options: UseMutationOptions<Result, Error, Input>,
): Change<Result, Input> {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSuccess: (...outcome) => {
      dismissFailure();
      return options.onSuccess?.(...outcome);
    },
    onSettled: (...outcome) => {
      isRunning.current = false;
      return options.onSettled?.(...outcome);
    },
  });
  const mutate: Change<Result, Input>['mutate'] = (...input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...input);
  };
  return { ...mutation, mutate };
}
