import type { FilmStage } from '#film/render/render-options.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';

import { recordProgress, type Claim } from './claim-store.ts';

/** At most one write per second, however often progress is reported. */
const WRITE_INTERVAL_MS = 1_000;

const STAGE_SENTENCES: Record<FilmStage | 'storing', string> = {
  preparing: 'Planning the video',
  rendering: 'Rendering frames',
  joining: 'Adding sound',
  checking: 'Checking the video',
  storing: 'Saving the video',
};

/** The progress of a film, 0 to 1, and the current step. */
interface Reached {
  readonly stage: keyof typeof STAGE_SENTENCES;
  readonly progress: number;
}

export interface ProgressKeeper {
  readonly report: (reached: Reached) => void;
  /** Aborted when the claim turns out to be lost. */
  readonly lost: AbortSignal;
  /** Stops all further writes. */
  stop(): Promise<void>;
}

interface Keeping {
  readonly db: Database;
  readonly claim: Claim;
  readonly log: Log;
  /** The progress of the job before rendering starts. */
  readonly from: number;
}

/**
 * Writes a film's progress to its job row, and thereby notices when another worker has taken over
 * the job.
 */
export function createProgressKeeper({ db, claim, log, from }: Keeping): ProgressKeeper {
  const lost = new AbortController();
  let unwritten: Parameters<typeof recordProgress>[2] | null = null;
  let reached = from;
  let writing: Promise<void> = Promise.resolve();

  async function write(progress: NonNullable<typeof unwritten>): Promise<void> {
    try {
      if (!(await recordProgress(db, claim, progress))) lost.abort();
    } catch (error) {
      log.warn({ err: error }, 'progress was not written');
    }
  }

  const timer = setInterval(() => {
    const progress = unwritten;
    if (progress === null) return;
    unwritten = null;
    writing = writing.then(() => write(progress));
  }, WRITE_INTERVAL_MS);

  return {
    lost: lost.signal,
    report: ({ progress, stage }) => {
      const part = Math.min(1, Math.max(0, progress));
      reached = Math.max(reached, from + (1 - from) * part);
      unwritten = { progress: reached, stage: STAGE_SENTENCES[stage] };
    },
    stop: async () => {
      clearInterval(timer);
      await writing;
    },
  };
}
