import type { z } from 'zod';

import { controlsSchema } from '#contracts/schemas/job.ts';
import { CONTROL_DEFAULTS } from '#domain/controls.ts';

const STORAGE_KEY = 'casino-video-controls';

export type ControlValues = z.infer<typeof controlsSchema>;

/** Any record of controls as form values; the specification's defaults where it does not fit. */
export function controlsFrom(candidate: unknown): ControlValues {
  const parsed = controlsSchema.safeParse(candidate);
  return parsed.success ? parsed.data : { ...CONTROL_DEFAULTS };
}

/** The controls of the last video made in this browser. */
export function recallControls(): ControlValues {
  try {
    return controlsFrom(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return { ...CONTROL_DEFAULTS };
  }
}

export function rememberControls(controls: ControlValues): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(controlsSchema.parse(controls)));
}
