import type { CameraPose } from './camera/camera-pose.ts';
import { projectionOf } from './camera/projection.ts';
import { writeCamera, writeFilm, writeLight, writeReflectedBound } from './frame-writer.ts';
import { Kernel } from './kernel/kernel.ts';
import { lightRigFor, type LightRig } from './light/light-rig.ts';
import { lightSurroundings } from './light/surroundings.ts';
import { SAMPLE_PALETTES } from './sample-storyboard.ts';
import { Stage } from './scene/stage.ts';

export interface Pixel {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** A few solids before an empty room in plain light, for tests of the kernel. */
export interface TinyStage {
  readonly kernel: Kernel;
  readonly stage: Stage;
  /** Renders and returns how to read the frame's pixels. */
  readonly render: (pose: CameraPose) => (x: number, y: number) => Pixel;
}

/** Without grain, bloom and vignette, so that pixels can be compared. */
function plainLight(): LightRig {
  const rig = lightRigFor('bright', SAMPLE_PALETTES.bright);
  return { ...rig, film: { ...rig.film, grain: 0, bloom: 0, streak: 0, vignette: 0, contrast: 0 } };
}

/** Opens a stage for small square pictures, `side` pixels, with plain light. */
export function openTinyStage(side: number): TinyStage {
  const kernel = new Kernel();
  kernel.call.open(side, side, side, side);
  const stage = new Stage(kernel);
  const light = plainLight();
  lightSurroundings(kernel, { glow: light.glow, seed: 1 });
  return {
    kernel,
    stage,
    render(pose) {
      const view = projectionOf(pose, side, side);
      writeLight(kernel, light, stage);
      writeReflectedBound(kernel, stage);
      writeCamera(kernel, { pose, view });
      writeFilm(kernel, light.film, { index: 0, shot: 'detail', hasWords: false, fade: 1 });
      kernel.call.drawPanels(0, 0, 0, 0);
      kernel.call.trace();
      kernel.call.refineEdges();
      kernel.call.focus();
      kernel.call.bloom();
      kernel.call.grade();
      kernel.call.print();
      const bytes = kernel.bytes(kernel.call.outputBytes(), (side * side * 3) / 2).slice();
      return pixelsOf(bytes, side);
    },
  };
}

/** Returns how to read the pixels of a square frame. */
function pixelsOf(bytes: Uint8Array, side: number): (x: number, y: number) => Pixel {
  return (x, y) => {
    const chroma = side * side + (y >> 1) * (side >> 1) + (x >> 1);
    const light = ((bytes[y * side + x] ?? 0) - 16) * (255 / 219);
    const cb = ((bytes[chroma] ?? 0) - 128) * (255 / 224);
    const cr = ((bytes[chroma + (side * side) / 4] ?? 0) - 128) * (255 / 224);
    return {
      red: light + 1.5748 * cr,
      green: light - 0.1873 * cb - 0.4681 * cr,
      blue: light + 1.8556 * cb,
    };
  };
}
