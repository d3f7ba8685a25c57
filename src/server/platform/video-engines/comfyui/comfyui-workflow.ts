import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import { isRecord, parseJson } from '#server/platform/video-engines/model-server.ts';
import { NotAccepted, type ImageSupport } from '#server/platform/video-engines/video-engine.ts';

const nodeSchema = z.looseObject({
  class_type: z.string(),
  inputs: z.record(z.string(), z.json()),
  _meta: z
    .looseObject({ group: z.string().optional(), inPlaceOf: z.string().optional() })
    .optional(),
});
const workflowSchema = z.record(z.string(), nodeSchema);
export type Workflow = z.output<typeof workflowSchema>;

/** Read for each order, so that an operator can change it without a restart. */
export async function readWorkflow(path: string | null): Promise<Workflow> {
  const text = await readFile(path ?? '', 'utf8').catch((error: unknown) => {
    throw unusable(`cannot be read: ${String(error)}`);
  });
  const found = parseJson(text);
  if (isRecord(found) && Array.isArray(found['nodes'])) {
    throw unusable('is as the editor saves it: export it with Workflow, Export (API)');
  }
  const workflow = workflowSchema.safeParse(found);
  if (!workflow.success || Object.keys(workflow.data).length === 0) {
    throw unusable('is no workflow in API format: nodes by id, each with class_type and inputs');
  }
  if (!text.includes('{{prompt}}')) {
    throw unusable('names {{prompt}} nowhere: every clip would be the same');
  }
  return workflow.data;
}

function unusable(how: string): NotAccepted {
  return new NotAccepted('order_refused', `The workflow ${how}`, false);
}

/** A workflow takes the pictures it has placeholders for. */
export function imagesOf(workflow: Workflow): ImageSupport {
  const text = JSON.stringify(workflow);
  const hasStart = text.includes('{{start_image}}');
  const hasEnd = text.includes('{{end_image}}');
  return {
    frames: hasStart && hasEnd ? 'start_and_end' : hasStart ? 'start' : 'none',
    references: text.includes('{{reference_image}}'),
  };
}

const inputSchema = z.tuple([z.unknown()]).rest(z.unknown());
const inputsSchema = z.object({
  required: z.record(z.string(), inputSchema).optional(),
  optional: z.record(z.string(), inputSchema).optional(),
});
const nodeClassSchema = z.looseObject({
  input: inputsSchema,
  output_node: z.boolean().optional(),
});
/** What a server's `/object_info` says about its node classes. */
export const nodeClassesSchema = z.record(z.string(), nodeClassSchema);
export type NodeClasses = z.output<typeof nodeClassesSchema>;

/**
 * Returns why a server could not run a workflow: missing classes, inputs and files. Empty if it
 * could.
 */
export function problemsOnServer(workflow: Workflow, classes: NodeClasses): string[] {
  const problems = problemsOfNodes(workflow, classes);
  const nodes = Object.values(workflow);
  const hasOutput = nodes.some((node) => classes[node.class_type]?.output_node ?? true);
  return hasOutput ? problems : [...problems, 'the workflow has no node that saves the video'];
}

/** The same for nodes that are part of a workflow. */
export function problemsOfNodes(workflow: Workflow, classes: NodeClasses): string[] {
  const nodes = Object.entries(workflow);
  const missing = new Set(
    nodes.map(([, node]) => node.class_type).filter((name) => !classes[name]),
  );
  if (missing.size > 0) {
    return [`it has no ${[...missing].join(', ')}: update it, or install the nodes' package`];
  }
  return nodes.flatMap(([id, node]) =>
    problemsOfInputs(`node ${id} (${node.class_type})`, node.inputs, classes[node.class_type]),
  );
}

function problemsOfInputs(
  place: string,
  inputs: Workflow[string]['inputs'],
  nodeClass: NodeClasses[string] | undefined,
): string[] {
  const { required = {}, optional = {} } = nodeClass?.input ?? {};
  const absent = Object.keys(required).filter(
    (name) => !(name in inputs) && !isGrowing(required[name]),
  );
  const wrong = Object.entries({ ...required, ...optional }).flatMap(([name, declared]) => {
    const value = inputs[name];
    const choices = choicesOf(declared);
    const isOpen = typeof value !== 'string' || value.includes('{{') || choices === null;
    return isOpen || choices.includes(value)
      ? []
      : [
          `${place} wants ${name} "${value}", which the server does not have: put it there, or change the workflow`,
        ];
  });
  return [...absent.map((name) => `${place} needs ${name}`), ...wrong];
}

/**
 * A list of names, in the old format `[names, …]` or the new `['COMBO', {options}]`; null for
 * anything else.
 */
export function choicesOf([type, details]: z.output<typeof inputSchema>): readonly string[] | null {
  const options = type === 'COMBO' && isRecord(details) ? details['options'] : type;
  if (!Array.isArray(options)) return null;
  return options.every((option) => typeof option === 'string') ? options : null;
}

/** Inputs with a variable count have generated names in a workflow. */
function isGrowing(declared: z.output<typeof inputSchema> | undefined): boolean {
  return typeof declared?.[0] === 'string' && /^COMFY_(AUTOGROW|DYNAMICCOMBO)/.test(declared[0]);
}
