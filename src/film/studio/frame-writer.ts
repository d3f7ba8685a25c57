import type { ShotKind } from '#film/storyboard/storyboard.ts';
import type { Camera, Drift } from './camera/drift.ts';
import {
  FRAME_AMBIENT,
  FRAME_DRIFT,
  FRAME_EXPOSURE,
  FRAME_EYE,
  FRAME_FADE,
  FRAME_FOCUS,
  FRAME_INSTANCE_COUNT,
  FRAME_KEY_COLOR,
  FRAME_KEY_INNER,
  FRAME_KEY_POSITION,
  FRAME_LAMP_COUNT,
  FRAME_LAMPS,
  FRAME_LIFT,
  FRAME_REFLECTED_BOUND,
  FRAME_REFLECTED_COUNT,
  FRAME_RIGHT,
  FRAME_SURROUNDINGS_GAIN,
  FRAME_VEIL,
  LAMP_BYTES,
  LAMP_COUNT_MAX,
} from './kernel/layout.ts';
import type { Kernel } from './kernel/kernel.ts';
import type { Film, LightRig } from './light/light-rig.ts';
import type { Stage } from './scene/stage.ts';

/** Tells the kernel how the camera stands and its lens is set. */
export function writeCamera(kernel: Kernel, { pose, view }: Camera): void {
  const at = kernel.call.frameTable();
  kernel.writeFloats(at + FRAME_EYE, ...pose.eye);
  kernel.writeFloats(at + FRAME_RIGHT, ...view.right, ...view.up, ...view.forward, view.element);
  kernel.writeFloats(at + FRAME_FOCUS, view.focusDistance, view.aperture, view.blurMax);
}

/** Tells the kernel how the camera moves while the shutter is open. */
export function writeDrift(kernel: Kernel, drift: Drift): void {
  kernel.writeFloats(kernel.call.frameTable() + FRAME_DRIFT, ...drift.flat());
}

/** Writes a light rig into the kernel's frame table; lamps beyond its maximum are left out. */
export function writeLight(kernel: Kernel, light: LightRig, stage: Stage): void {
  const at = kernel.call.frameTable();
  const { key } = light;
  kernel.writeFloats(at + FRAME_KEY_POSITION, ...key.position);
  kernel.writeFloats(at + FRAME_KEY_COLOR, ...key.color);
  kernel.writeFloats(at + FRAME_KEY_INNER, key.inner, key.outer, key.softness);
  kernel.writeFloats(at + FRAME_AMBIENT, ...light.ambient);
  kernel.writeFloats(at + FRAME_SURROUNDINGS_GAIN, 1);
  const lamps = light.lamps.slice(0, LAMP_COUNT_MAX);
  kernel.writeWhole(at + FRAME_LAMP_COUNT, lamps.length);
  for (const [k, lamp] of lamps.entries()) {
    kernel.writeFloats(
      at + FRAME_LAMPS + k * LAMP_BYTES,
      ...lamp.position,
      ...lamp.color,
      lamp.reach,
    );
  }
  kernel.writeWhole(at + FRAME_REFLECTED_COUNT, stage.reflectedCount);
  kernel.writeWhole(at + FRAME_INSTANCE_COUNT, stage.propCount);
}

/** Tells the kernel where everything is that mirrors may show; after the solids were moved. */
export function writeReflectedBound(kernel: Kernel, stage: Stage): void {
  kernel.writeFloats(kernel.call.frameTable() + FRAME_REFLECTED_BOUND, ...stage.reflectedBound());
}

/** How far the upper part is darkened for words; a little only, since words bring their own backing. */
const VEILS: Record<ShotKind, { strength: number; end: number }> = {
  wide: { strength: 0.2, end: 0.46 },
  detail: { strength: 0.18, end: 0.42 },
  action: { strength: 0.18, end: 0.42 },
  hero: { strength: 0.2, end: 0.46 },
  endCard: { strength: 0.2, end: 0.9 },
};

/** What the development of a frame depends on, besides the film. */
interface DevelopedFrame {
  readonly index: number;
  readonly shot: ShotKind;
  readonly hasWords: boolean;
  /** 1 is full light, 0 is black. */
  readonly fade: number;
}

/** Tells the kernel how to develop a frame. */
export function writeFilm(kernel: Kernel, film: Film, frame: DevelopedFrame): void {
  const at = kernel.call.frameTable();
  const { index, shot, hasWords, fade } = frame;
  kernel.writeFloats(at + FRAME_EXPOSURE, film.exposure, film.saturation);
  kernel.writeFloats(
    at + FRAME_LIFT,
    ...film.lift,
    ...film.gain,
    film.contrast,
    film.vignette,
    film.bloom,
    film.streak,
    film.grain,
  );
  // Grain is one sheet, laid down anew for each frame.
  kernel.writeFloats(at + FRAME_FADE - 8, ((index * 197) % 127) * 4, (index * 331) % 509, fade);
  const veil = VEILS[shot];
  kernel.writeFloats(at + FRAME_VEIL, hasWords ? veil.strength : veil.strength * 0.4, veil.end);
}
