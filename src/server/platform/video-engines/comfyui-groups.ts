/**
 * Nodes that a workflow uses only where the server can run them, to enlarge the picture or to add frames between.
 * They say so in `_meta`: `group` names what belongs together, and the last node of a group says which other node it
 * stands `inPlaceOf`.
 */
import {
  choicesOf,
  problemsOfNodes,
  type NodeClasses,
  type Workflow,
} from '#server/platform/video-engines/comfyui-workflow.ts';
import {
  fillPlaceholders,
  type Placeholders,
} from '#server/platform/video-engines/fill-placeholders.ts';
import type { ClipOrder, Json } from '#server/platform/video-engines/video-engine.ts';

/** Larger ones need more memory than a film gains by them. */
const DOUBLES = /(?:^|[^0-9])(?:x2|2x)/i;

export function hasGroups(workflow: Workflow): boolean {
  return Object.values(workflow).some(({ _meta }) => _meta?.group !== undefined);
}

/** What groups may name, as far as the film gains by it: `{{upscale_model}}`, `{{fps_doubled}}`. */
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

/** The workflow with those of its groups that the server can run with these values, in place of what they replace. */
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

/** Has a node read another one in place of the one that it read. */
function relink(node: Workflow[string], from: string, to: string): Workflow[string] {
  const inputs = Object.entries(node.inputs).map(([name, value]) => {
    const isLink = Array.isArray(value) && value.length === 2 && value[0] === from;
    return [name, isLink ? [to, value[1] ?? 0] : value] as const;
  });
  return { ...node, inputs: Object.fromEntries(inputs) };
}
