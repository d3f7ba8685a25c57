import type { FrameSize } from '#film/frame-size.ts';

/** One channel of a picture, a byte a sample. */
export interface Plane {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Bytes from one row to the next. */
  readonly stride: number;
}

/** A picture of YUV 4:2:0: brightness, and colour at half its width and height. */
export interface Planes {
  readonly size: FrameSize;
  readonly y: Plane;
  readonly u: Plane;
  readonly v: Plane;
}

/** A part of a picture; need not begin or end at whole pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The planes of a frame as `i420ByteLength` lays them out. */
export function planesOf(frame: Uint8Array, size: FrameSize): Planes {
  const { width, height } = size;
  const luma = width * height;
  const chroma = { width: width / 2, height: height / 2, stride: width / 2 };
  return {
    size,
    y: { bytes: frame.subarray(0, luma), width, height, stride: width },
    u: { bytes: frame.subarray(luma, luma + luma / 4), ...chroma },
    v: { bytes: frame.subarray(luma + luma / 4), ...chroma },
  };
}

/** The same part on the planes of colour. */
export function halfOf({ left, top, width, height }: Part): Part {
  return { left: left / 2, top: top / 2, width: width / 2, height: height / 2 };
}

export const wholeOf = ({ width, height }: FrameSize): Part => ({ left: 0, top: 0, width, height });
