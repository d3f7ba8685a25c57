import {
  CAPTION_CHOICES,
  CAPTIONS_DEFAULT,
  VOICE_OVER_DEFAULT,
  type Captions,
} from '#domain/order/captions.ts';
import {
  ASPECT_RATIOS,
  CAMERA_MOTIONS,
  CONTROL_DEFAULTS,
  CROWD_DENSITIES,
  DURATION_RANGE,
  FPS_RANGE,
  LIGHTINGS,
  type Controls,
} from '#domain/order/controls.ts';

export interface FinishValues {
  readonly voiceOver: boolean;
  readonly captions: Captions;
}

export type ControlValues = Controls & FinishValues;

const STORAGE_KEY = 'casino-video-controls';

type Fits = (value: unknown) => boolean;

const oneOf =
  (allowed: readonly unknown[]): Fits =>
  (value) =>
    allowed.includes(value);
const wholeNumberIn =
  (range: { readonly min: number; readonly max: number }): Fits =>
  (value) =>
    Number.isInteger(value) && Number(value) >= range.min && Number(value) <= range.max;

const FITS: Readonly<Record<keyof Controls, Fits>> = {
  aspectRatio: oneOf(ASPECT_RATIOS),
  cameraMotion: oneOf(CAMERA_MOTIONS),
  lighting: oneOf(LIGHTINGS),
  crowdDensity: oneOf(CROWD_DENSITIES),
  fps: wholeNumberIn(FPS_RANGE),
  duration: wholeNumberIn(DURATION_RANGE),
};

/** The controls among other values. */
export function controlsOf({
  aspectRatio,
  cameraMotion,
  lighting,
  crowdDensity,
  fps,
  duration,
}: Controls): Controls {
  return { aspectRatio, cameraMotion, lighting, crowdDensity, fps, duration };
}

const FINISH_DEFAULTS: FinishValues = {
  voiceOver: VOICE_OVER_DEFAULT,
  captions: CAPTIONS_DEFAULT,
};

/** A job says `on` where the form says true; what it leaves out is off. */
function finishOf({ voiceOver, captions }: Readonly<Record<string, unknown>>): FinishValues {
  return {
    voiceOver: voiceOver === true || voiceOver === 'on',
    captions: CAPTION_CHOICES.find((choice) => choice === captions) ?? CAPTIONS_DEFAULT,
  };
}

/** Any record of controls as form values; the specification's defaults where it does not fit. */
export function controlsFrom(candidate: unknown): ControlValues {
  const record = { ...(candidate as object) } as Record<string, unknown>;
  const fits = Object.entries(FITS).every(([name, check]) => check(record[name]));
  if (!fits) return { ...CONTROL_DEFAULTS, ...FINISH_DEFAULTS };
  return { ...controlsOf(record as unknown as Controls), ...finishOf(record) };
}

/** The controls of the last video made in this browser. */
export function recallControls(): ControlValues {
  try {
    return controlsFrom(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return { ...CONTROL_DEFAULTS, ...FINISH_DEFAULTS };
  }
}

export function rememberControls(controls: Controls & Partial<FinishValues>): void {
  const remembered = { ...controlsOf(controls), ...finishOf({ ...controls }) };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(remembered));
}
