import {
  ASPECT_RATIOS,
  CAMERA_MOTIONS,
  CONTROL_DEFAULTS,
  CROWD_DENSITIES,
  DURATION_RANGE,
  FPS_RANGE,
  LIGHTINGS,
  type Controls,
} from '#domain/controls.ts';

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

/** Any record of controls as form values; the specification's defaults where it does not fit. */
export function controlsFrom(candidate: unknown): Controls {
  const record = { ...(candidate as object) } as Record<string, unknown>;
  const fits = Object.entries(FITS).every(([name, check]) => check(record[name]));
  return fits ? controlsOf(record as unknown as Controls) : { ...CONTROL_DEFAULTS };
}

/** The controls of the last video made in this browser. */
export function recallControls(): Controls {
  try {
    return controlsFrom(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return { ...CONTROL_DEFAULTS };
  }
}

export function rememberControls(controls: Controls): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(controlsOf(controls)));
}
