import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import type { JobStatus } from '#domain/job-lifecycle.ts';
import { findPreset } from '#domain/presets.ts';
import { titleOfVideo } from '#domain/video-title.ts';
import type { Words } from '#domain/words.ts';

type Activity = DashboardStats['recentActivity'][number];

interface DescribedJob {
  readonly id: string;
  readonly preset: string;
  readonly label: string | null;
  readonly words: Words;
  readonly prompt: string;
  readonly status: JobStatus;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly cancelledAt: Date | null;
}

const HAPPENED: Record<JobStatus, string> = {
  queued: 'video is waiting to be created',
  processing: 'video is being planned',
  generating: 'video is being created',
  ready: 'video is ready',
  failed: 'video could not be created',
};

const CANCELLED = 'video was cancelled';

const TITLE_LENGTH_SHOWN = 240;

/** One line of recent activity; its type is the job's status, or `cancelled`. */
export function describeActivity(job: DescribedJob): Activity {
  const preset = findPreset(job.preset)?.name ?? job.preset;
  return {
    id: job.id,
    message: `${preset} ${job.cancelledAt ? CANCELLED : HAPPENED[job.status]}: ${shortened(titleOfVideo(job))}`,
    timestamp: (job.finishedAt ?? job.createdAt).toISOString(),
    type: job.cancelledAt ? 'cancelled' : job.status,
  };
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function shortened(title: string): string {
  const characters = Array.from(
    letters.segment(title.replaceAll(/\s+/g, ' ')),
    (part) => part.segment,
  );
  if (characters.length <= TITLE_LENGTH_SHOWN) return characters.join('');
  return `${characters.slice(0, TITLE_LENGTH_SHOWN).join('').trimEnd()}…`;
}
