import type { FrameSize } from '#film/frame-size.ts';
import { projectionOf } from '../camera/projection.ts';
import { writeCamera } from '../frame-writer.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Painting } from '../scene/texture.ts';
import type { Vec3 } from '../scene/vec3.ts';
import type { LandscapeView } from './landscape-view.ts';
import { EYE, VISTA } from './view-frame.ts';

/** The landscape as a picture that stands outside windows: drawn once, from where the film is opened on it. */
export function paintVista(kernel: Kernel, landscape: LandscapeView, size: FrameSize): Painting {
  const short = Math.min(size.width, size.height);
  const [eye, target]: [Vec3, Vec3] = [
    [0, 0, EYE],
    [0, 1, EYE],
  ];
  const pose = {
    eye,
    target,
    focus: target,
    fieldOfView: 2 * Math.atan((short / size.width) * VISTA.half),
    aperture: 0,
    roll: 0,
    lowering: size.width > size.height ? 0.1 : 0,
  };
  const view = projectionOf(pose, size.width, size.height);
  const camera = { pose, view };
  writeCamera(kernel, camera);
  landscape.draw(camera, 0);
  return croppedTo(kernel, size, (up) => size.height * (0.5 + pose.lowering) - up / view.element);
}

/** It is out of focus: one element of so many is enough, in both directions. */
const COARSENESS = 2;

function croppedTo(kernel: Kernel, size: FrameSize, rowOf: (up: number) => number): Painting {
  const light = kernel.floats(kernel.call.pictureElements(), size.width * size.height * 4);
  const [top, bottom] = [rowOf(VISTA.high), rowOf(VISTA.low)];
  const width = Math.floor(size.width / COARSENESS);
  const height = Math.round((bottom - top) / COARSENESS);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    const row = Math.min(size.height - 1, Math.max(0, Math.round(top + y * COARSENESS)));
    for (let x = 0; x < width; x++) {
      const [from, to] = [(row * size.width + x * COARSENESS) * 4, (y * width + x) * 4];
      for (let c = 0; c < 3; c++)
        pixels[to + c] = 255 * Math.sqrt(Math.max(0, light[from + c] ?? 0));
    }
  }
  return { width, height, pixels };
}
