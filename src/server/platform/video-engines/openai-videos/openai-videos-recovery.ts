import { z } from 'zod';

import {
  videoJobSchema,
  type VideoJob,
} from '#server/platform/video-engines/openai-videos/openai-videos-job.ts';
import {
  parseJson,
  type ModelServerResponse,
} from '#server/platform/video-engines/model-server.ts';
import type { OrderAttempt, Recovery } from '#server/platform/video-engines/video-engine.ts';

const listSchema = z.object({ data: z.array(videoJobSchema), has_more: z.boolean().nullish() });

/** A server's clock may be behind ours, and it counts in whole seconds. */
const CLOCK_SKEW_SECONDS = 5;
const NO_LIST: ReadonlySet<number> = new Set([404, 405, 501]);
/**
 * LiteLLM: most of its providers cannot list jobs, which it reports with a 500; without a provider
 * it calls OpenAI.
 */
const CANNOT_LIST = /not (?:yet )?(?:be )?support|NotImplemented|does not support|OPENAI_API_KEY/i;
const PAGE_SIZE = 100;
const PAGES_MAX = 10;

export const LIST_PATH = '/videos';

/** Whether a server cannot list its jobs; any other failure concerns only this call. */
export function hasNoList({ status, text }: ModelServerResponse): boolean {
  return NO_LIST.has(status) || (status >= 400 && CANNOT_LIST.test(text));
}

type Ask = (path: string) => Promise<ModelServerResponse>;

/** `sent` is the content of the order, which servers return as it was or as they changed it. */
export async function recoverByList(
  attempt: OrderAttempt,
  sent: { readonly size: string; readonly seconds: string },
  ask: Ask,
): Promise<Recovery> {
  const found: VideoJob[] = [];
  let after: string | null = null;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const cursor: string = after === null ? '' : `&after=${encodeURIComponent(after)}`;
    const response = await ask(`${LIST_PATH}?limit=${PAGE_SIZE}&order=desc${cursor}`);
    if (hasNoList(response)) return 'unknown';
    if (response.status !== 200) throw new Error(`The list of jobs answers ${response.status}`);
    const list = listSchema.safeParse(parseJson(response.text));
    if (!list.success) return 'unknown';
    const { data: jobs, has_more: saysMore } = list.data;
    found.push(...jobs.filter((job) => mayMatchOrder(job, attempt, sent)));
    after = jobs.at(-1)?.id ?? null;
    // SGLang does not say whether there are more.
    const hasMore = saysMore ?? jobs.length === PAGE_SIZE;
    if (!hasMore || after === null || isOlder(jobs.at(-1), attempt)) {
      const isCertain = found.every(({ prompt }) => typeof prompt === 'string');
      return { found: found.map(({ id }) => ({ id })), isCertain };
    }
  }
  return 'unknown';
}

/**
 * Missing fields count neither for nor against a match. Servers that do not return the prompt
 * return the actual size and length, not the requested ones.
 */
function mayMatchOrder(
  job: VideoJob,
  attempt: OrderAttempt,
  sent: { readonly size: string; readonly seconds: string },
): boolean {
  if (isOlder(job, attempt)) return false;
  if (typeof job.prompt !== 'string') return true;
  return (
    job.prompt === attempt.order.prompt &&
    (job.size ?? sent.size) === sent.size &&
    Number(job.seconds ?? sent.seconds) === Number(sent.seconds)
  );
}

function isOlder(job: VideoJob | undefined, { since }: OrderAttempt): boolean {
  const earliest = since.getTime() / 1000 - CLOCK_SKEW_SECONDS;
  return (job?.created_at ?? earliest) < earliest;
}
