import { z } from 'zod';

import {
  requireNeededImages,
  requireUsableImages,
} from '#server/platform/video-engines/clip-images.ts';
import {
  resultOfRecord,
  historySchema,
} from '#server/platform/video-engines/comfyui/comfyui-history.ts';
import {
  imagesOf,
  nodeClassesSchema,
  problemsOnServer,
  readWorkflow,
  type Workflow,
} from '#server/platform/video-engines/comfyui/comfyui-workflow.ts';
import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';
import {
  hasGroups,
  valuesOfGroups,
  withUsableGroups,
} from '#server/platform/video-engines/comfyui/comfyui-groups.ts';
import {
  fillPlaceholders,
  placeholdersOf,
  type Placeholders,
} from '#server/platform/video-engines/comfyui/fill-placeholders.ts';
import { imageFile } from '#server/platform/video-engines/image-files.ts';
import {
  callServer,
  messageOf,
  parseJson,
  submitToServer,
  type ModelServer,
} from '#server/platform/video-engines/model-server.ts';
import {
  MaybeAccepted,
  NotAccepted,
  type CallOptions,
  type ClipOrder,
  type Json,
  type OrderAttempt,
  type VideoEngine,
} from '#server/platform/video-engines/video-engine.ts';

const nodeErrorSchema = z.object({
  class_type: z.string().optional(),
  errors: z.array(z.object({ message: z.string(), details: z.string().optional() })),
});
const promptResponseSchema = z.object({
  prompt_id: z.string().min(1),
  node_errors: z.record(z.string(), nodeErrorSchema).optional(),
});

/** `[number, prompt id, …]` */
const queueEntrySchema = z.tuple([z.number(), z.string()]).rest(z.unknown());
const queueSchema = z.object({
  queue_running: z.array(queueEntrySchema),
  queue_pending: z.array(queueEntrySchema),
});
const uploadSchema = z.object({ name: z.string().min(1), subfolder: z.string().default('') });

/**
 * ComfyUI with the operator's own workflow. It accepts an id of our choice but does not check for
 * duplicates, so a lost order is looked up in its queue and history before anything is sent again.
 */
export function openComfyUiEngine(settings: EngineSettings): VideoEngine {
  const { workflowPath, imageWorkflowPath } = settings;
  const server: ModelServer = {
    root: settings.apiUrl,
    apiKey: settings.apiKey,
    headers: settings.apiKey === null ? {} : { authorization: `Bearer ${settings.apiKey}` },
  };
  const ask = async (path: string, { signal }: CallOptions): Promise<unknown> => {
    const { status, text } = await callServer(server, path, { signal });
    if (status !== 200) throw new Error(`${status}: ${messageOf(text, settings.apiKey)}`);
    return parseJson(text);
  };
  /** Number of orders ahead of this one; null if it is not in the queue. */
  const placeInQueue = async (id: string, options: CallOptions): Promise<number | null> => {
    const { queue_running: running, queue_pending: pending } = queueSchema.parse(
      await ask('/queue', options),
    );
    if (running.some(([, other]) => other === id)) return 0;
    // The list is a heap: work is ordered by number.
    const own = pending.find(([, other]) => other === id);
    if (!own) return null;
    return running.length + pending.filter(([number]) => number < own[0]).length;
  };
  const recordOf = async (id: string, options: CallOptions) => {
    const history = historySchema.parse(await ask(`/history/${encodeURIComponent(id)}`, options));
    return history[id] ?? null;
  };
  const post = (path: string, body: unknown, { signal }: CallOptions) =>
    callServer(server, path, { ...jsonBody(body), signal });
  const stop = async (id: string, options: CallOptions) => {
    await post('/queue', { delete: [id] }, options);
    // Older servers ignore the id and interrupt whatever is running.
    if ((await placeInQueue(id, options)) === 0)
      await post('/interrupt', { prompt_id: id }, options);
  };

  const classesOf = async (options: CallOptions) =>
    nodeClassesSchema.safeParse(await ask('/object_info', options)).data ?? null;
  /** If the server does not list its nodes, nothing is added. */
  const withGroupsFor = async (
    workflow: Workflow,
    { order, values }: { readonly order: ClipOrder; readonly values: Placeholders },
    options: CallOptions,
  ) => {
    const classes = (await classesOf(options).catch(() => null)) ?? {};
    const added = valuesOfGroups(order, Number(values['fps']), classes);
    return withUsableGroups(workflow, classes, { ...values, ...added });
  };

  return {
    imageSupport: async () => imagesOf(await readWorkflow(imageWorkflowPath ?? workflowPath)),

    async submit({ order, attemptId }, options) {
      const hasPictures = Object.keys(order.images ?? {}).length > 0;
      const isFramed = hasPictures && imageWorkflowPath !== null;
      const workflow = await readWorkflow(isFramed ? imageWorkflowPath : workflowPath);
      requireUsableImages(order.images, imagesOf(workflow));
      requireNeededImages(order.images, imagesOf(workflow));
      const names = await uploadImages(server, { order, attemptId }, options);
      const values = { ...placeholdersOf(settings, order), ...names };
      const runnable = hasGroups(workflow)
        ? await withGroupsFor(workflow, { order, values }, options)
        : workflow;
      const prompt = fillPlaceholders(runnable as Json, values);
      const body = { prompt, client_id: attemptId, prompt_id: attemptId };
      const { signal } = options;
      const response = await submitToServer(server, '/prompt', { ...jsonBody(body), signal });
      const accepted = promptResponseSchema.safeParse(parseJson(response.text));
      if (!accepted.success) throw new MaybeAccepted('The answer to the order names no prompt');
      const { prompt_id: id, node_errors: errors = {} } = accepted.data;
      if (Object.keys(errors).length > 0) {
        // The server accepted other branches of the workflow, whose output nobody needs.
        await stop(id, options).catch(() => undefined);
        throw new NotAccepted('order_refused', sentenceOf(errors), false);
      }
      return { handle: { id }, warnings: [] };
    },

    async recover({ attemptId }: OrderAttempt, options) {
      // The queue first: whatever leaves it meanwhile is then in the history.
      const isKnown =
        (await placeInQueue(attemptId, options)) !== null ||
        (await recordOf(attemptId, options)) !== null;
      return { found: isKnown ? [{ id: attemptId }] : [], isCertain: true };
    },

    async poll({ id }, options) {
      const ordersAhead = await placeInQueue(id, options);
      if (ordersAhead !== null) return { state: 'running', progress: null, ordersAhead };
      const record = await recordOf(id, options);
      return record ? resultOfRecord(record, server) : { state: 'lost' };
    },

    async cancel({ id }, options) {
      await stop(id, options);
      return 'stopped';
    },

    // Removes the record; the file stays in the output folder, because ComfyUI has no call to
    // delete it.
    discard: async ({ id }, options) => void (await post('/history', { delete: [id] }, options)),

    verifyCallback: async () => null,

    async check(options) {
      const paths = [workflowPath, imageWorkflowPath].filter((path) => path !== null);
      const workflows = await Promise.all(paths.map(readWorkflow));
      queueSchema.parse(await ask('/queue', options));
      const classes = await classesOf(options);
      if (!classes) return 'answers, and its workflow can be read';
      const problems = workflows.flatMap((workflow) =>
        problemsOnServer(withUsableGroups(workflow, classes, {}), classes),
      );
      if (problems.length > 0) {
        const [first, ...more] = problems;
        const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
        throw new Error(`the server cannot run the workflow: ${first}${others}`);
      }
      return 'answers, and has all that the workflow needs';
    },
  };
}

function jsonBody(body: unknown) {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) } as const;
}

function sentenceOf(errors: Readonly<Record<string, z.output<typeof nodeErrorSchema>>>): string {
  return Object.entries(errors)
    .map(([id, { class_type: type = 'node', errors: found }]) => {
      const said = found.map(({ message, details = '' }) => `${message} (${details})`).join(', ');
      return `${type} (node ${id}): ${said}`;
    })
    .join('; ');
}

const PLACES = { start: 'start_image', end: 'end_image', reference: 'reference_image' } as const;

/**
 * Uploads pictures to where LoadImage finds them, named after the attempt, so that a repeated
 * upload is the same file.
 */
async function uploadImages(
  server: ModelServer,
  { order, attemptId }: Pick<OrderAttempt, 'order' | 'attemptId'>,
  options: CallOptions,
): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  const { start, end, references: [reference] = [] } = order.images ?? {};
  for (const [kind, image] of Object.entries({ start, end, reference })) {
    if (!image) continue;
    const place = PLACES[kind as keyof typeof PLACES];
    names[place] = await uploadImage(server, imageFile(image, `${attemptId}-${kind}`), options);
  }
  return names;
}

async function uploadImage(
  server: ModelServer,
  image: File,
  { signal }: CallOptions,
): Promise<string> {
  const body = new FormData();
  body.set('image', image);
  body.set('overwrite', 'true');
  const response = await callServer(server, '/upload/image', {
    method: 'POST',
    body,
    signal,
  }).catch((error: unknown) => {
    throw new NotAccepted('unreachable', `A picture was not taken: ${String(error)}`, true);
  });
  const uploaded = uploadSchema.safeParse(parseJson(response.text));
  if (response.status !== 200 || !uploaded.success) {
    const detail = `${response.status}: ${messageOf(response.text, server.apiKey)}`;
    throw new NotAccepted('unreachable', `A picture was not taken: ${detail}`, true);
  }
  const { subfolder, name: stored } = uploaded.data;
  return subfolder === '' ? stored : `${subfolder}/${stored}`;
}
