import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { rimOf, type RimColor } from '#film/brand/rim-of.ts';
import type { HexColor } from '#film/color/hex.ts';
import { FilmError } from '#film/film-error.ts';
import type { FilmBrand, FilmLogo } from '#film/film-brand.ts';
import type { MediaFiles } from '#film/film-media.ts';

/** A logo ready to be painted. */
export interface LoadedLogo {
  readonly logo: FilmLogo;
  /** Without the transparent edge that files have. */
  readonly canvas: Canvas;
  /** What it shows to its ground: the colours along its outline. */
  readonly rim: readonly RimColor[];
  /** How bright a painted colour is where the logo is seen; as it is painted where absent. */
  readonly luminanceOf?: (color: HexColor) => number;
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
    const { left, top, width, height } = inkOf(whole);
    const canvas = createCanvas(width, height);
    canvas.getContext('2d').drawImage(whole, -left, -top);
    return { logo, canvas, rim: rimOf(canvas) };
  } catch (error) {
    throw new FilmError('pictureFailed', 'A logo cannot be read.', { cause: error });
  }
}

/** Where a logo is not transparent. */
function inkOf(canvas: Canvas) {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < ALPHA_MIN) continue;
    const pixel = (at - 3) / 4;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  if (right === 0) throw new Error('it is transparent throughout');
  return { left, top, width: right - left, height: bottom - top };
}
