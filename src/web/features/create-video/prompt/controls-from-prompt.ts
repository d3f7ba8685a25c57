import type { BriefBody } from '#contracts/schemas/brief.ts';
import type { Controls } from '#domain/order/controls.ts';

/** The controls that a prompt may name. */
export const NAMED_CONTROLS = ['duration', 'aspectRatio'] as const;
export type NamedControl = (typeof NAMED_CONTROLS)[number];

/** What the prompt names of the controls that nobody has changed by hand. */
export function controlsFromPrompt(
  { duration, aspectRatio }: Pick<BriefBody, NamedControl>,
  edited: readonly NamedControl[],
): Partial<Pick<Controls, NamedControl>> {
  return {
    ...(duration !== undefined && !edited.includes('duration') && { duration }),
    ...(aspectRatio !== undefined && !edited.includes('aspectRatio') && { aspectRatio }),
  };
}

/** The controls changed by hand so far, after `changes`. */
export function editedControls(
  edited: readonly NamedControl[],
  changes: object,
): readonly NamedControl[] {
  return NAMED_CONTROLS.filter((name) => edited.includes(name) || name in changes);
}
