import { z } from 'zod';

import {
  failureIn,
  messageOf,
  type ModelServer,
} from '#server/platform/video-engines/model-server.ts';
import type { PollResult } from '#server/platform/video-engines/video-engine.ts';

const fileSchema = z.object({
  filename: z.string(),
  subfolder: z.string().default(''),
  type: z.string().default('output'),
});
const recordSchema = z.object({
  outputs: z.record(z.string(), z.record(z.string(), z.unknown())),
  status: z
    .object({ status_str: z.string(), messages: z.array(z.unknown()).default([]) })
    .nullish(),
});
export const historySchema = z.record(z.string(), recordSchema);
type HistoryRecord = z.output<typeof recordSchema>;

/** `[event, data]` */
const messageSchema = z.tuple([z.string(), z.looseObject({ timestamp: z.number().optional() })]);
const errorSchema = z.object({
  node_id: z.union([z.string(), z.number()]).optional(),
  node_type: z.string().optional(),
  exception_message: z.string(),
});

const IS_VIDEO = /\.(mp4|webm|mov|mkv)$/i;

/** Reads the history record of a prompt that has ended on a ComfyUI server. */
export function resultOfRecord(record: HistoryRecord, server: ModelServer): PollResult {
  const messages = (record.status?.messages ?? []).flatMap((message) => {
    const { data } = messageSchema.safeParse(message);
    return data ? [data] : [];
  });
  if (record.status?.status_str === 'error') return failedBy(messages, server);
  const file = Object.values(record.outputs).flatMap(filesOf).at(-1);
  if (!file) {
    return {
      state: 'failed',
      failure: 'no_file',
      detail: 'no video among outputs',
      isBilled: true,
    };
  }
  const url = `${server.root}/view?${new URLSearchParams(file).toString()}`;
  const output = { kind: 'address', url, headers: server.headers } as const;
  return { state: 'done', output, usage: usageOf(messages) };
}

type Message = z.output<typeof messageSchema>;

function failedBy(messages: readonly Message[], { apiKey }: ModelServer): PollResult {
  if (messages.some(([event]) => event === 'execution_interrupted')) {
    return { state: 'failed', failure: 'cancelled_by_model', detail: '', isBilled: true };
  }
  const error = errorSchema.safeParse(messages.find(([event]) => event === 'execution_error')?.[1]);
  const said = error.success ? sentenceOf(error.data) : 'the server does not say why';
  const failure = failureIn(said) ?? 'model_error';
  return { state: 'failed', failure, detail: messageOf(said, apiKey), isBilled: true };
}

function sentenceOf({
  node_id: id,
  node_type: type,
  exception_message: message,
}: z.output<typeof errorSchema>) {
  return type === undefined ? message.trim() : `${type} (node ${id ?? '?'}): ${message.trim()}`;
}

function usageOf(messages: readonly Message[]) {
  const at = (wanted: string) => messages.find(([event]) => event === wanted)?.[1].timestamp;
  const start = at('execution_start');
  const end = at('execution_success');
  const isTold = start !== undefined && end !== undefined;
  return { inferenceSeconds: isTold ? (end - start) / 1000 : null, peakMemoryMegabytes: null };
}

/** Nodes list files under `videos`, `gifs` or `images`, whatever their type. */
function filesOf(output: Record<string, unknown>) {
  return Object.values(output)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : []))
    .map((value) => fileSchema.safeParse(value))
    .flatMap(({ data }) => (data && IS_VIDEO.test(data.filename) ? [data] : []));
}
