import { toBt709 } from '#film/clips/color-matrix.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { i420ByteLength, rgbaToI420 } from '#film/picture/i420.ts';
import { planesOf, type Part, type Planes } from '#film/picture/planes.ts';
import { resamplePlanes } from '#film/picture/resample.ts';
import type { VideoFrame } from '#film/web-codecs.ts';

/** Writes an upright picture in the film's size: filled to the edges, what sticks out is cut off evenly. */
export function conformPicture(source: Planes, size: FrameSize, into: Uint8Array): void {
  resamplePlanes(source, coveringCrop(source.size, size), planesOf(into, size));
}

/** The largest part of `source` that has the shape of `target`, from its middle. */
function coveringCrop(source: FrameSize, target: FrameSize): Part {
  const scale = Math.min(source.width / target.width, source.height / target.height);
  const width = target.width * scale;
  const height = target.height * scale;
  return { left: (source.width - width) / 2, top: (source.height - height) / 2, width, height };
}

/** A frame in BT.709 and limited range: 4:2:0 as it is, any other layout by way of RGBA. */
export async function readPlanes(frame: VideoFrame): Promise<Planes> {
  const size = { width: frame.codedWidth, height: frame.codedHeight };
  if (frame.format !== 'I420') return planesByRgba(frame, size);
  const bytes = new Uint8Array(frame.allocationSize());
  const [y, u, v] = await frame.copyTo(bytes);
  if (!y || !u || !v) throw new Error('A frame of a clip has no planes');
  const chroma = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
  const planes = {
    size,
    y: { bytes: bytes.subarray(y.offset), stride: y.stride, ...size },
    u: { bytes: bytes.subarray(u.offset), stride: u.stride, ...chroma },
    v: { bytes: bytes.subarray(v.offset), stride: v.stride, ...chroma },
  };
  toBt709(planes, frame.colorSpace);
  return planes;
}

async function planesByRgba(frame: VideoFrame, size: FrameSize): Promise<Planes> {
  const rgba = new Uint8Array(frame.allocationSize({ format: 'RGBA' }));
  await frame.copyTo(rgba, { format: 'RGBA' });
  const even = { width: size.width & ~1, height: size.height & ~1 };
  const bytes = new Uint8Array(i420ByteLength(even));
  rgbaToI420(withoutOddEdge(rgba, size, even), even, bytes);
  return planesOf(bytes, even);
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
