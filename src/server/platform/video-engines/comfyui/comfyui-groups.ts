/**
 * Nodes that a workflow uses only if the server can run them, to upscale the picture or to
 * interpolate frames. They are marked in `_meta`: `group` names what belongs together, and the last
 * node of a group names the node it replaces as `inPlaceOf`.
 */
import {
  choicesOf,
  problemsOfNodes,
  type NodeClasses,
  type Workflow,
} from '#server/platform/video-engines/comfyui/comfyui-workflow.ts';
import {
  fillPlaceholders,
  type Placeholders,
} from '#server/platform/video-engines/comfyui/fill-placeholders.ts';
import type { ClipOrder, Json } from '#server/platform/video-engines/video-engine.ts';

/** Larger factors need more memory than the film benefits from. */
const DOUBLES = /(?:^|[^0-9])(?:x2|2x)/i;

export function hasGroups(workflow: Workflow): boolean {
  return Object.values(workflow).some(({ _meta }) => _meta?.group !== undefined);
}

/**
 * Values that groups may use, if the film benefits from them: `{{upscale_model}}`,
 * `{{fps_doubled}}`.
 */
export function valuesOfGroups(
  { width, height, film }: ClipOrder,
  fps: number,
  classes: NodeClasses,
): Placeholders {
  const declared = classes['UpscaleModelLoader']?.input.required?.['model_name'];
  const models = (declared && choicesOf(declared)) ?? [];
  const doubling = models.find((name) => DOUBLES.test(name));
  const isLarger = film !== undefined && film.shortSidePixels > Math.min(width, height);
  const isFaster = film !== undefined && film.fps > fps;
  return {
    ...(doubling !== undefined && isLarger && { upscale_model: doubling }),
    ...(isFaster && { fps_doubled: fps * 2 }),
  };
}

/**
 * Returns the workflow with those of its groups that the server can run with these values,
 * replacing the nodes they name.
 */
export function withUsableGroups(
  workflow: Workflow,
  classes: NodeClasses,
  values: Placeholders,
): Workflow {
  const names = new Set(Object.values(workflow).flatMap(({ _meta }) => _meta?.group ?? []));
  return [...names].reduce((made, name) => withGroup(made, name, { classes, values }), workflow);
}

function withGroup(
  workflow: Workflow,
  name: string,
  { classes, values }: { readonly classes: NodeClasses; readonly values: Placeholders },
): Workflow {
  const nodes = Object.entries(workflow);
  const isOfGroup = ([, { _meta }]: (typeof nodes)[number]) => _meta?.group === name;
  const group = nodes.filter(isOfGroup);
  const others = nodes.filter((node) => !isOfGroup(node));
  const filled = fillPlaceholders(Object.fromEntries(group) as Json, values) as Workflow;
  const lacksValue = /\{\{(?:upscale_model|fps_doubled)\}\}/.test(JSON.stringify(filled));
  if (lacksValue || problemsOfNodes(filled, classes).length > 0) return Object.fromEntries(others);
  const [lastId = '', last] = group.find(([, { _meta }]) => _meta?.inPlaceOf !== undefined) ?? [];
  const replaced = last?._meta?.inPlaceOf ?? '';
  const relinked = others.map(([id, node]) => [id, relink(node, replaced, lastId)] as const);
  return Object.fromEntries([...relinked, ...Object.entries(filled)]);
}

/** Makes a node read from another node. */
function relink(node: Workflow[string], from: string, to: string): Workflow[string] {
  const inputs = Object.entries(node.inputs).map(([name, value]) => {
    const isLink = Array.isArray(value) && value.length === 2 && value[0] === from;
    return [name, isLink ? [to, value[1] ?? 0] : value] as const;
  });
  return { ...node, inputs: Object.fromEntries(inputs) };
}
