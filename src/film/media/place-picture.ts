import type { FrameSize } from '#film/frame-size.ts';
import { cropAround, type Framing } from '#film/media/choose-framing.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import {
  halfOf,
  planesOf,
  wholeOf,
  type Part,
  type Plane,
  type Planes,
} from '#film/picture/planes.ts';
import { resample, resamplePlanes } from '#film/picture/resample.ts';

/** The longer side of a blurred ground before it is enlarged, in samples. */
const BLURRED_SIDE = 20;
/** How much light a ground has: less than what stands before it. */
const GROUND_LIGHT = 0.6;
/** Rows over which a band passes into its ground, as a share of the frame's shorter side. */
const SOFT_EDGE = 0.035;

/** Draws a picture into a frame as its framing says. */
export function placePicture(source: Planes, { part, place }: Framing, target: Planes): void {
  if (isWhole(place, target.size)) return resamplePlanes(source, part, target);
  const planes = [
    [source.y, part, target.y, place],
    [source.u, halfOf(part), target.u, halfOf(place)],
    [source.v, halfOf(part), target.v, halfOf(place)],
  ] as const;
  const soft = SOFT_EDGE * Math.min(target.size.width, target.size.height);
  planes.forEach(([from, shown, into, at], index) => {
    const band = { ...at, bytes: new Uint8Array(at.width * at.height), stride: at.width };
    resample(from, shown, band);
    lay(band, into, { place: at, soft: index === 0 ? soft : soft / 2 });
  });
}

/** The same picture out of focus and darker, over the whole frame. */
export function blurInto(source: Planes, target: Planes, framing?: Framing): void {
  const crop = cropAround(source.size, target.size, { focus: middleOf(source.size, framing) });
  const scale = BLURRED_SIDE / Math.max(target.size.width, target.size.height);
  const even = (length: number) => Math.max(4, 2 * Math.round((length * scale) / 2));
  const size = { width: even(target.size.width), height: even(target.size.height) };
  const small = planesOf(new Uint8Array(i420ByteLength(size)), size);
  resamplePlanes(source, crop, small);
  const { y } = small;
  y.bytes.forEach((code, at) => {
    y.bytes[at] = 16 + (code - 16) * GROUND_LIGHT;
  });
  resamplePlanes(small, wholeOf(size), target);
}

function middleOf({ width, height }: FrameSize, framing: Framing | undefined) {
  if (!framing) return { x: 0.5, y: 0.5 };
  const { part } = framing;
  return { x: (part.left + part.width / 2) / width, y: (part.top + part.height / 2) / height };
}

/**
 * Whether a part of a picture fills a frame pixel for pixel or better, so that it need not be
 * enlarged.
 */
export function isWhole({ width, height }: Part, size: FrameSize): boolean {
  return width >= size.width && height >= size.height;
}

interface BandEdges {
  readonly place: Part;
  /** Rows and columns over which an edge passes into the ground. */
  readonly soft: number;
}

/** Lays a band over its ground; edges that are not those of the frame are soft. */
function lay(band: Plane, into: Plane, { place, soft }: BandEdges): void {
  const [bottom, right] = [place.top + place.height, place.left + place.width];
  const ramp = (distance: number, isFrameEdge: boolean) =>
    isFrameEdge ? 1 : Math.min(1, (distance + 0.5) / soft);
  for (let row = 0; row < band.height; row += 1) {
    const down = ramp(row, place.top <= 0) * ramp(band.height - 1 - row, bottom >= into.height);
    for (let column = 0; column < band.width; column += 1) {
      const across =
        ramp(column, place.left <= 0) * ramp(band.width - 1 - column, right >= into.width);
      const share = down * across;
      const at = (place.top + row) * into.stride + place.left + column;
      const under = into.bytes[at] ?? 0;
      into.bytes[at] = under + ((band.bytes[row * band.stride + column] ?? 0) - under) * share;
    }
  }
}
