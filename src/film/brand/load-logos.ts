import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { hexOfChannels, type HexColor } from '#film/color/hex.ts';
import { FilmError } from '#film/film-error.ts';
import type { FilmBrand, FilmLogo } from '#film/film-brand.ts';
import type { MediaFiles } from '#film/film-media.ts';

/** A logo ready to be painted. */
export interface LoadedLogo {
  readonly logo: FilmLogo;
  /** Without the transparent edge that files have. */
  readonly canvas: Canvas;
  /** The mean of what is not transparent. */
  readonly color: HexColor;
}

/** Less than this is as good as transparent. */
const ALPHA_MIN = 16;

/** Reads the logos of a film's brand; none where it has no brand. */
export async function loadLogos(
  brand: FilmBrand | null,
  files: MediaFiles,
): Promise<readonly LoadedLogo[]> {
  return Promise.all((brand?.logos ?? []).map((logo) => loadLogo(logo, files[logo.mediaId])));
}

async function loadLogo(logo: FilmLogo, path: string | undefined): Promise<LoadedLogo> {
  if (path === undefined) throw new FilmError('pictureFailed', 'A logo is missing.');
  try {
    const image = await loadImage(path);
    const whole = createCanvas(image.width, image.height);
    whole.getContext('2d').drawImage(image, 0, 0);
    const { left, top, width, height, color } = inkOf(whole);
    const canvas = createCanvas(width, height);
    canvas.getContext('2d').drawImage(whole, -left, -top);
    return { logo, canvas, color };
  } catch (error) {
    throw new FilmError('pictureFailed', 'A logo cannot be read.', { cause: error });
  }
}

/** Where a logo is not transparent, and its mean colour there. */
function inkOf(canvas: Canvas) {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  let [left, right, top, bottom] = [width, 0, height, 0];
  const sums = [0, 0, 0] as [number, number, number];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha < ALPHA_MIN) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    for (const channel of [0, 1, 2] as const) {
      sums[channel] += (data[at + channel] ?? 0) * alpha;
    }
    weight += alpha;
  }
  if (weight === 0) throw new Error('it is transparent throughout');
  const color = hexOfChannels([sums[0] / weight, sums[1] / weight, sums[2] / weight]);
  return { left, top, width: right - left, height: bottom - top, color };
}
