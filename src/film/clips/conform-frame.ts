import type { ClipFrame } from '#film/clips/clip-reader.ts';
import { scalePlane, type Plane } from '#film/clips/scale-plane.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { i420ByteLength, rgbaToI420 } from '#film/picture/i420.ts';

/** The part of a picture that is shown. */
interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Writes a clip's frame in the film's size: filled to the edges, what sticks out is cut off evenly. */
export async function conformFrame(
  frame: ClipFrame,
  size: FrameSize,
  into: Uint8Array,
): Promise<void> {
  const source = await planesOf(frame);
  const crop = coveringCrop(source.size, size);
  const half = {
    left: crop.left / 2,
    top: crop.top / 2,
    width: crop.width / 2,
    height: crop.height / 2,
  };
  const lumaBytes = size.width * size.height;
  const chromaBytes = lumaBytes / 4;
  const chromaSize = { width: size.width / 2, height: size.height / 2 };
  const part = (from: number, bytes: number) => into.subarray(from, from + bytes);
  scalePlane(source.y, crop, { ...size, bytes: part(0, lumaBytes) });
  scalePlane(source.u, half, { ...chromaSize, bytes: part(lumaBytes, chromaBytes) });
  scalePlane(source.v, half, { ...chromaSize, bytes: part(lumaBytes + chromaBytes, chromaBytes) });
}

/** The largest part of `source` that has the shape of `target`, from its middle. */
export function coveringCrop(source: FrameSize, target: FrameSize): Crop {
  const scale = Math.min(source.width / target.width, source.height / target.height);
  const width = target.width * scale;
  const height = target.height * scale;
  return { left: (source.width - width) / 2, top: (source.height - height) / 2, width, height };
}

interface Planes {
  readonly size: FrameSize;
  readonly y: Plane;
  readonly u: Plane;
  readonly v: Plane;
}

/** 4:2:0 as it is; any other layout by way of RGBA. */
async function planesOf(frame: ClipFrame): Promise<Planes> {
  const size = { width: frame.codedWidth, height: frame.codedHeight };
  if (frame.format !== 'I420') return planesByRgba(frame, size);
  const bytes = new Uint8Array(frame.allocationSize());
  const [y, u, v] = await frame.copyTo(bytes);
  if (!y || !u || !v) throw new Error('A frame of a clip has no planes');
  const chroma = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
  return {
    size,
    y: { bytes: bytes.subarray(y.offset), stride: y.stride, ...size },
    u: { bytes: bytes.subarray(u.offset), stride: u.stride, ...chroma },
    v: { bytes: bytes.subarray(v.offset), stride: v.stride, ...chroma },
  };
}

async function planesByRgba(frame: ClipFrame, size: FrameSize): Promise<Planes> {
  const rgba = new Uint8Array(frame.allocationSize({ format: 'RGBA' }));
  await frame.copyTo(rgba, { format: 'RGBA' });
  const even = { width: size.width & ~1, height: size.height & ~1 };
  const bytes = new Uint8Array(i420ByteLength(even));
  rgbaToI420(withoutOddEdge(rgba, size, even), even, bytes);
  const luma = even.width * even.height;
  const chroma = { width: even.width / 2, height: even.height / 2, stride: even.width / 2 };
  return {
    size: even,
    y: { bytes, stride: even.width, ...even },
    u: { bytes: bytes.subarray(luma), ...chroma },
    v: { bytes: bytes.subarray(luma + luma / 4), ...chroma },
  };
}

function withoutOddEdge(rgba: Uint8Array, from: FrameSize, to: FrameSize): Uint8Array {
  if (from.width === to.width) return rgba;
  const kept = new Uint8Array(to.width * to.height * 4);
  for (let row = 0; row < to.height; row += 1) {
    const start = row * from.width * 4;
    kept.set(rgba.subarray(start, start + to.width * 4), row * to.width * 4);
  }
  return kept;
}
