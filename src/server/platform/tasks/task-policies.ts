/** How the tasks of one name are run. */
export interface TaskPolicy {
  /** How many of them a process runs at a time. */
  readonly concurrency: number;
  /** How many of one group run at a time, over all processes; null for no limit. */
  readonly perGroup: number | null;
  /** How long to wait before each further attempt; after the last one the task is given up. */
  readonly retrySeconds: readonly number[];
  /** For a scheduled task: the time between two runs. It is never given up. */
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

/** About two days in all. */
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

/** For failures of our own; those of the receiver have a ladder in `domain/webhooks.ts`. */
const DELIVERY_RETRY_SECONDS = [10, MINUTE, 10 * MINUTE, HOUR, HOUR];

/** For a database or a renderer that comes back; failures of a film itself are not tried again. */
const RENDER_RETRY_SECONDS = [1, 1, 5, 15, MINUTE, 5 * MINUTE, 5 * MINUTE, 5 * MINUTE, 5 * MINUTE];

/** Each is one step of a clip that went wrong in ourselves; what models answer is the step's own business. */
const CLIP_RETRY_SECONDS = [1, 1, 5, 5, 15, 15, ...Array.from({ length: 24 }, () => MINUTE)];

/** For a storage that is away; what a file does to the process that reads it refuses the file. */
const CHECK_RETRY_SECONDS = [5, MINUTE, 5 * MINUTE, HOUR];

const ONCE = { perGroup: null, everySeconds: null };
const SCHEDULED = { concurrency: 1, perGroup: null, retrySeconds: [] };

export const TASK_POLICIES: Readonly<Record<TaskName, TaskPolicy>> = {
  // As many as the configuration says; a burst of one organization waits by its priority.
  'render-video': { ...ONCE, concurrency: 1, retrySeconds: RENDER_RETRY_SECONDS },
  // How many are with a model at a time, the configuration of its engine says.
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
  // A stranger's file may take two gibibytes to read.
  'check-media': { ...ONCE, concurrency: 1, retrySeconds: CHECK_RETRY_SECONDS },
  'watch-media-rights': { ...SCHEDULED, everySeconds: HOUR },
};
