import { z } from 'zod';

import {
  failureIn,
  isRecord,
  messageOf,
  parseJson,
  type ModelServer,
  type ModelServerResponse,
} from '#server/platform/video-engines/model-server.ts';
import type { PollResult } from '#server/platform/video-engines/video-engine.ts';

const errorSchema = z.object({
  code: z.union([z.string(), z.number()]).nullish(),
  message: z.string().nullish(),
});

/** A job as returned by vLLM-Omni, SGLang and LiteLLM. Only vLLM-Omni returns the prompt. */
export const videoJobSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  progress: z.number().nullish(),
  prompt: z.string().nullish(),
  size: z.string().nullish(),
  seconds: z.union([z.string(), z.number()]).nullish(),
  created_at: z.number().nullish(),
  error: errorSchema.nullish(),
  /** SGLang with cloud storage: the file is at this URL, not at `/content`. */
  url: z.string().nullish(),
  inference_time_s: z.number().nullish(),
  peak_memory_mb: z.number().nullish(),
});
export type VideoJob = z.output<typeof videoJobSchema>;

/**
 * The body takes precedence over the status code: since April 2026 vLLM-Omni returns a failed job
 * with the status code of its failure, 4xx or 5xx, and the job as the body.
 */
export function pollResultOf(
  id: string,
  response: ModelServerResponse,
  server: ModelServer,
): PollResult {
  const job = videoJobSchema.safeParse(parseJson(response.text));
  if (job.success && job.data.id === id) return resultOf(job.data, server);
  if (response.status === 404) return { state: 'lost' };
  if (response.status === 200) throw new Error('The status of the clip could not be read');
  throw new Error(`${response.status}: ${messageOf(response.text, server.apiKey)}`);
}

function resultOf(job: VideoJob, server: ModelServer): PollResult {
  switch (job.status) {
    case 'completed':
      return { state: 'done', output: outputOf(job, server), usage: usageOf(job) };
    case 'failed':
      return failedBy(job, server);
    case 'cancelled':
    case 'canceled':
      return { state: 'failed', failure: 'cancelled_by_model', detail: '', isBilled: true };
    default:
      return { state: 'running', progress: progressOf(job) };
  }
}

function outputOf({ id, url }: VideoJob, { root, headers }: ModelServer) {
  const isElsewhere = typeof url === 'string' && url !== '';
  return isElsewhere
    ? ({ kind: 'address', url, headers: {} } as const)
    : ({
        kind: 'address',
        url: `${root}/videos/${encodeURIComponent(id)}/content`,
        headers,
      } as const);
}

function usageOf({ inference_time_s: seconds, peak_memory_mb: megabytes }: VideoJob) {
  return {
    inferenceSeconds: seconds ?? null,
    // 0 if the pipeline does not measure it.
    peakMemoryMegabytes: megabytes !== undefined && megabytes !== 0 ? megabytes : null,
  };
}

function failedBy({ error }: VideoJob, { apiKey }: ModelServer): PollResult {
  const code = typeof error?.code === 'string' ? error.code : '';
  const message = error?.message ?? '';
  const failure = failureIn(`${code} ${message}`) ?? 'model_error';
  const detail = messageOf([code, message].filter((part) => part !== '').join(': '), apiKey);
  return { state: 'failed', failure, detail, isBilled: true };
}

function progressOf({ progress }: VideoJob): number | null {
  return typeof progress === 'number' ? Math.min(1, Math.max(0, progress / 100)) : null;
}

/**
 * SGLang responds to a cancellation with the job, and continues; vLLM-Omni reports that it deleted
 * the job it stopped.
 */
export function isStoppedBy({ status, text }: ModelServerResponse): boolean {
  const body = parseJson(text);
  return status === 404 || (isRecord(body) && body['deleted'] === true);
}
