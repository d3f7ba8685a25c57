/** The style controls of a video, with the values, ranges and defaults of the specification. */

export const ASPECT_RATIOS = ['16:9', '9:16', '1:1'] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

export const CAMERA_MOTIONS = ['static', 'smooth', 'dynamic', 'orbit'] as const;
export type CameraMotion = (typeof CAMERA_MOTIONS)[number];

export const LIGHTINGS = ['bright', 'cinematic', 'dramatic', 'neon'] as const;
export type Lighting = (typeof LIGHTINGS)[number];

export const CROWD_DENSITIES = ['none', 'light', 'medium', 'busy'] as const;
export type CrowdDensity = (typeof CROWD_DENSITIES)[number];

export interface Controls {
  readonly aspectRatio: AspectRatio;
  readonly cameraMotion: CameraMotion;
  readonly lighting: Lighting;
  readonly crowdDensity: CrowdDensity;
  /** Frames per second. */
  readonly fps: number;
  /** Whole seconds. */
  readonly duration: number;
}

/** The largest seed of a film; the smallest is 0. */
export const SEED_MAX = 2 ** 31 - 1;

export const CONTROL_DEFAULTS: Controls = {
  aspectRatio: '16:9',
  cameraMotion: 'smooth',
  lighting: 'cinematic',
  crowdDensity: 'medium',
  fps: 30,
  duration: 15,
};

/** Slider ranges. The server accepts every whole number in the range; the sliders move in steps. */
export const DURATION_RANGE = { min: 5, max: 60, step: 5 } as const;
export const FPS_RANGE = { min: 24, max: 60, step: 6 } as const;

export const CAMERA_MOTION_LABELS: Record<CameraMotion, string> = {
  static: 'Static',
  smooth: 'Smooth Pan',
  dynamic: 'Dynamic',
  orbit: 'Orbit',
};

export const LIGHTING_LABELS: Record<Lighting, string> = {
  bright: 'Bright',
  cinematic: 'Cinematic',
  dramatic: 'Dramatic',
  neon: 'Neon/Vegas',
};

export const CROWD_DENSITY_LABELS: Record<CrowdDensity, string> = {
  none: 'None',
  light: 'Light',
  medium: 'Medium',
  busy: 'Busy',
};
