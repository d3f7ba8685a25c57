import { isConnectionFailure, sentenceOf } from '#web/api/api-error.ts';
import { TEXTS } from '#web/api/texts.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

const NOT_REACHED = TEXTS.theServerCannotBeReachedCheck;

/** What to say about a failure: the server's sentence, that it was not reached, or `fallback`. */
export function describeFailure(error: unknown, fallback: string): string {
  return isConnectionFailure(error) ? NOT_REACHED : sentenceOf(error, fallback);
}

interface Failure {
  readonly title: string;
  readonly error: unknown;
  /** Said where the server gives no sentence of its own. */
  readonly fallback?: string;
}

export function toastFailure({ title, error, fallback = TEXTS.somethingWentWrong }: Failure): void {
  toast({ title, description: describeFailure(error, fallback), tone: 'destructive' });
}
