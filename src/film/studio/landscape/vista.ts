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

function croppedTo(kernel: Kernel, size: FrameSize, rowOf: (up: number) => number): Painting {
  const { width } = size;
  const light = kernel.floats(kernel.call.pictureElements(), width * size.height * 4);
  const [top, bottom] = [rowOf(VISTA.high), rowOf(VISTA.low)];
  const height = Math.round(bottom - top);
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const row = Math.min(size.height - 1, Math.max(0, Math.round(top + y)));
    for (let at = 0; at < width * 4; at++)
      pixels[y * width * 4 + at] =
        at % 4 === 3 ? 255 : 255 * Math.sqrt(Math.max(0, light[row * width * 4 + at] ?? 0));
  }
  return { width, height, pixels };
}
