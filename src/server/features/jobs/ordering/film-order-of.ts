import type { FilmOrder } from '#film/film-order.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';

type OrderColumns = Pick<
  JobRow,
  | 'preset'
  | 'controls'
  | 'seed'
  | 'words'
  | 'language'
  | 'look'
  | 'crowd'
  | 'voiceOver'
  | 'captions'
  | 'markets'
  | 'advertises'
  | 'licensee'
  | 'shortSidePixels'
  | 'shots'
  | 'brand'
>;

/**
 * Returns the order behind a job. Depends on the job's row only, so that every attempt makes the
 * same film.
 */
export function filmOrderOf(job: OrderColumns): FilmOrder {
  const { preset, controls, seed, words, language, look, crowd } = job;
  const { licensee, shots, brand } = job;
  return {
    preset,
    controls,
    seed,
    words,
    language,
    look,
    crowd,
    voiceOver: job.voiceOver,
    captions: job.captions,
    markets: job.markets,
    advertises: job.advertises,
    ...(licensee !== null && { licensee }),
    ...(shots !== null && { shots }),
    ...(brand !== null && { brand }),
    shortSidePixels: job.shortSidePixels,
  };
}
