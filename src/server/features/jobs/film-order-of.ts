import type { Brief } from '#brief/brief.ts';
import { readBriefOfOrder } from '#brief/read-brief-of-order.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';

type OrderColumns = Pick<
  JobRow,
  | 'prompt'
  | 'preset'
  | 'controls'
  | 'seed'
  | 'title'
  | 'offer'
  | 'callToAction'
  | 'voiceOver'
  | 'captions'
  | 'wordOrder'
  | 'story'
  | 'markets'
  | 'advertises'
  | 'licensee'
  | 'shortSidePixels'
  | 'organizationName'
> &
  Partial<Pick<JobRow, 'brief'>>;

/** What was read of a job's order; orders from before that was kept are read again. */
export function briefOf(job: OrderColumns): Brief {
  return job.brief ?? readBriefOfOrder(filmOrderOf(job));
}

/** The order behind a job. A pure function of the job's row, so that every attempt makes the same film. */
export function filmOrderOf(job: OrderColumns): FilmOrder {
  return {
    ...(job.brief && { brief: job.brief }),
    prompt: job.prompt,
    preset: job.preset,
    controls: job.controls,
    seed: job.seed,
    ...(job.title !== null && { title: job.title }),
    ...(job.offer !== null && { offer: job.offer }),
    ...(job.callToAction !== null && { callToAction: job.callToAction }),
    ...(job.wordOrder !== null && { wordOrder: job.wordOrder }),
    ...(job.story !== null && { story: job.story }),
    voiceOver: job.voiceOver,
    captions: job.captions,
    organizationName: job.organizationName ?? '',
    markets: job.markets,
    advertises: job.advertises,
    ...(job.licensee !== null && { licensee: job.licensee }),
    shortSidePixels: job.shortSidePixels,
  };
}
