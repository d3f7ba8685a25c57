/** How the tasks of one name are run. */
export interface TaskPolicy {
  /** How many of them a process runs concurrently. */
  readonly concurrency: number;
  /** How many of one group run concurrently across all processes; null for no limit. */
  readonly perGroup: number | null;
  /** The delay before each further attempt; after the last one, the task is given up. */
  readonly retrySeconds: readonly number[];
  /** For scheduled tasks: the interval between two runs. They are never given up. */
  readonly everySeconds: number | null;
}

export const TASK_NAMES = [
  'render-video',
  'make-clip',
  'send-email',
  'deliver-webhook',
  'housekeeping',
  'sweep-files',
  'check-media',
  'watch-media-rights',
] as const;
export type TaskName = (typeof TASK_NAMES)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** About two days in total. */
const EMAIL_RETRY_SECONDS = [
  30,
  MINUTE,
  2 * MINUTE,
  4 * MINUTE,
  8 * MINUTE,
  16 * MINUTE,
  32 * MINUTE,
  HOUR,
  ...Array.from({ length: 21 }, () => 2 * HOUR),
];

/** For our own failures; failures of the receiver are retried according to `domain/events/webhooks.ts`. */
const DELIVERY_RETRY_SECONDS = [10, MINUTE, 10 * MINUTE, HOUR, HOUR];

/** For a database or a renderer that recovers; failures of a film itself are not retried. */
const RENDER_RETRY_SECONDS = [1, 1, 5, 15, MINUTE, 5 * MINUTE, 5 * MINUTE, 5 * MINUTE, 5 * MINUTE];

/** For our own failures in a step of a clip; failures of models are handled by the step itself. */
const CLIP_RETRY_SECONDS = [1, 1, 5, 5, 15, 15, ...Array.from({ length: 24 }, () => MINUTE)];

/** For an unreachable storage; a file that crashes the process reading it is refused. */
const CHECK_RETRY_SECONDS = [5, MINUTE, 5 * MINUTE, HOUR];

const ONCE = { perGroup: null, everySeconds: null };
const SCHEDULED = { concurrency: 1, perGroup: null, retrySeconds: [] };

export const TASK_POLICIES: Readonly<Record<TaskName, TaskPolicy>> = {
  // The configuration sets the concurrency; bursts of one organization are slowed down by priority.
  'render-video': { ...ONCE, concurrency: 1, retrySeconds: RENDER_RETRY_SECONDS },
  // The configuration of an engine limits how many are at a model at once.
  'make-clip': { ...ONCE, concurrency: 8, retrySeconds: CLIP_RETRY_SECONDS },
  'send-email': { ...ONCE, concurrency: 4, perGroup: 1, retrySeconds: EMAIL_RETRY_SECONDS },
  'deliver-webhook': {
    ...ONCE,
    concurrency: 16,
    perGroup: 1,
    retrySeconds: DELIVERY_RETRY_SECONDS,
  },
  housekeeping: { ...SCHEDULED, everySeconds: 15 * MINUTE },
  'sweep-files': { ...SCHEDULED, everySeconds: 6 * HOUR },
  // Reading an untrusted file may take two gibibytes of memory.
  'check-media': { ...ONCE, concurrency: 1, retrySeconds: CHECK_RETRY_SECONDS },
  'watch-media-rights': { ...SCHEDULED, everySeconds: HOUR },
};
