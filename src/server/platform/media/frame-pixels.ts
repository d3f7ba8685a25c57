import { UnusableFileError } from './check-result.ts';
import type { VideoFrame } from '#film/web-codecs.ts';
import { conversionOf, toneMapHlg, type FrameColors } from './frame-colors.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, eight bits each. */
  readonly rgb: Uint8Array;
}

/** Chroma subsampling and bit depth in the names of decoder formats. */
const LAYOUT = /^I(420|422|444)(?:P(10|12))?$/;
const HALVED: Readonly<Record<string, readonly [across: number, down: number]>> = {
  420: [1, 1],
  422: [1, 0],
  444: [0, 0],
};

/** Reads the pixels of a decoded frame with its matrix, range and depth. */
export async function pixelsOf(frame: VideoFrame, colors: FrameColors): Promise<Pixels> {
  const [, sampling = '', depth = '8'] = LAYOUT.exec(String(frame.format)) ?? [];
  const [across, down] = HALVED[sampling] ?? [];
  if (across === undefined || down === undefined) {
    throw new UnusableFileError(
      'The video of this clip has an unusual layout. Please export it again.',
    );
  }
  const { codedWidth: width, codedHeight: height } = frame;
  const bytes = new Uint8Array(frame.allocationSize());
  const planes = await frame.copyTo(bytes);
  const wide = Number(depth) > 8;
  const [y, u, v] = planes.map(({ offset, stride }) => ({
    samples: wide ? new Uint16Array(bytes.buffer, offset) : bytes.subarray(offset),
    stride: wide ? stride >> 1 : stride,
  }));
  if (!y || !u || !v) throw new UnusableFileError('The picture of this clip could not be decoded');
  const { black, luma, redOfV, greenOfU, greenOfV, blueOfU } = conversionOf(colors);
  const scale = 1 / 2 ** (Number(depth) - 8);
  const rgb = new Uint8Array(width * height * 3);
  const pixel = new Float32Array(3);
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    const lumaRow = row * y.stride;
    const [uRow, vRow] = [(row >> down) * u.stride, (row >> down) * v.stride];
    for (let column = 0; column < width; column += 1) {
      const light = ((y.samples[lumaRow + column] ?? 0) * scale - black) * luma;
      const du = (u.samples[uRow + (column >> across)] ?? 0) * scale - 128;
      const dv = (v.samples[vRow + (column >> across)] ?? 0) * scale - 128;
      pixel[0] = light + redOfV * dv;
      pixel[1] = light + greenOfU * du + greenOfV * dv;
      pixel[2] = light + blueOfU * du;
      if (colors.isHlg) toneMapHlg(pixel);
      rgb[at] = eightBits(pixel[0]);
      rgb[at + 1] = eightBits(pixel[1]);
      rgb[at + 2] = eightBits(pixel[2]);
      at += 3;
    }
  }
  return { width, height, rgb };
}

function eightBits(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}

/**
 * Converts pixels to planes of luma and halved colour differences, BT.709 in limited range; sides
 * are even.
 */
export function i420Of({ width, height, rgb }: Pixels): Uint8Array {
  const lumaBytes = width * height;
  const chromaBytes = lumaBytes >> 2;
  const planes = new Uint8Array(lumaBytes + 2 * chromaBytes);
  for (let place = 0; place < lumaBytes; place += 1) {
    planes[place] = lumaOf(rgb, place * 3);
  }
  let chroma = lumaBytes;
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      const first = (row * width + column) * 3;
      const below = first + width * 3;
      const mean = (channel: number) =>
        ((rgb[first + channel] ?? 0) +
          (rgb[first + 3 + channel] ?? 0) +
          (rgb[below + channel] ?? 0) +
          (rgb[below + 3 + channel] ?? 0)) /
        4;
      const [red, green, blue] = [mean(0), mean(1), mean(2)];
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      planes[chroma] = 128 + ((blue - light) / 1.8556) * (224 / 255) + 0.5;
      planes[chroma + chromaBytes] = 128 + ((red - light) / 1.5748) * (224 / 255) + 0.5;
      chroma += 1;
    }
  }
  return planes;
}

function lumaOf(rgb: Uint8Array, at: number): number {
  const light = 0.2126 * (rgb[at] ?? 0) + 0.7152 * (rgb[at + 1] ?? 0) + 0.0722 * (rgb[at + 2] ?? 0);
  return 16 + light * (219 / 255) + 0.5;
}
