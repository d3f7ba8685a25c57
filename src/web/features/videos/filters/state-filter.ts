import { STATE_LABELS } from '#web/video-state/texts.ts';
import type { JobFilter } from '#web/features/videos/filters/job-filter.ts';
import { TEXTS } from '#web/features/videos/texts.ts';

type Asked = Pick<JobFilter, 'status' | 'review'>;

interface StateChoice extends Asked {
  readonly value: string;
  readonly label: string;
}

export const ALL_STATES = 'all';

const ALL: StateChoice = { value: ALL_STATES, label: TEXTS.allStatuses, status: '', review: '' };

/** Filter options, labelled like the badges, with the query for each. */
export const STATE_CHOICES: readonly StateChoice[] = [
  ALL,
  { value: 'unfinished', label: TEXTS.inProgress, status: 'unfinished', review: '' },
  { value: 'onHold', label: STATE_LABELS.onHold, status: 'unfinished', review: 'flagged' },
  { value: 'ready', label: TEXTS.ready, status: 'ready', review: '' },
  { value: 'awaiting', label: STATE_LABELS.awaitingReview, status: 'ready', review: 'pending' },
  { value: 'approved', label: TEXTS.approvedOrLive, status: '', review: 'approved' },
  { value: 'rejected', label: STATE_LABELS.rejected, status: '', review: 'rejected' },
  { value: 'failed', label: STATE_LABELS.failed, status: 'failed', review: '' },
  { value: 'cancelled', label: STATE_LABELS.cancelled, status: 'cancelled', review: '' },
];

/** Returns the option for a query string; the closest one if it was typed by hand. */
export function stateChoiceOf({ status, review }: Asked): string {
  const exact = STATE_CHOICES.find((one) => one.status === status && one.review === review);
  const near = status === '' ? ALL : STATE_CHOICES.find((one) => one.status === status);
  return (exact ?? near ?? ALL).value;
}

export function askedFor(value: string): Asked {
  const { status, review } = STATE_CHOICES.find((one) => one.value === value) ?? ALL;
  return { status, review };
}
