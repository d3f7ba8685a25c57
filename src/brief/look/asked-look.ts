import type { HueName, MetalName } from '#domain/look.ts';
import type { Look } from '#film/storyboard/storyboard.ts';

/** Parts of the look that were chosen by somebody who read the whole prompt. */
export type AskedLook = Partial<Omit<Look, 'palette'>> & {
  readonly hues?: readonly HueName[];
  readonly metal?: MetalName;
};
