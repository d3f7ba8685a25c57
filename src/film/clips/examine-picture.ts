import { clipMoment, SLOWEST } from '#film/clips/clip-timing.ts';
import { mayHaveLetters, hasLetters } from '#film/clips/letters/find-letters.ts';
import { lumaOfPng } from '#film/clips/letters/luma-of-png.ts';
import { openClipReader, type ClipReader } from '#film/clips/clip-reader.ts';
import { FilmError } from '#film/film-error.ts';
import type { FrameSize } from '#film/frame-size.ts';
import type { Planes } from '#film/picture/planes.ts';

export const PICTURE_FAULTS = ['black', 'frozen', 'torn', 'wrong_length', 'wrong_shape'] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** A clip as it was delivered, and what it is for. */
export interface ClipToExamine {
  readonly clipPath: string;
  readonly size: FrameSize;
  /** How long the film shows it. */
  readonly filledSeconds: number;
  /** The pictures that it was made from, as PNG: what is written there may be in the clip. */
  readonly madeFrom?: readonly Uint8Array[];
}

/** What is seen of a clip. */
export interface ClipLook {
  /** Null where nothing is wrong with it. */
  readonly fault: PictureFault | null;
  /** When it first shows letters that it was not given, in seconds of the film from its beginning; null where it does not. */
  readonly lettersAt: number | null;
}

/** Models round the lengths of their clips. */
const ROUNDING_SECONDS = 0.05;
/** More than a server cuts to fit its model. */
const SHAPE_TOLERANCE = 0.12;
const LOOKS = 12;
/** Letters are looked for in every second picture, and believed where two of them have some. */
const LETTER_STEP = 2;
const LETTERED_MIN = 2;
const COLUMNS = 16;
const ROWS = 9;
/** Of luma in limited range, where 16 is black: no room of a casino is as dark everywhere. */
const BLACK_BELOW = 28;
/** What noise and encoding move in a block that shows no motion. */
const STILL_BELOW = 1.5;

/** Decodes a clip here and there over what the film shows of it, and says what is seen. */
export async function examinePicture(clip: ClipToExamine): Promise<ClipLook> {
  let reader: ClipReader | null = null;
  try {
    reader = await openClipReader(clip.clipPath);
    // What is even shorter would be held at its last picture.
    if (reader.seconds < clip.filledSeconds * SLOWEST - ROUNDING_SECONDS)
      return faulty('wrong_length');
    return await lookAt(reader, clip);
  } catch (error) {
    if (error instanceof FilmError && error.reason === 'pictureFailed') return faulty('torn');
    throw error;
  } finally {
    reader?.close();
  }
}

const faulty = (fault: PictureFault): ClipLook => ({ fault, lettersAt: null });

async function lookAt(reader: ClipReader, clip: ClipToExamine): Promise<ClipLook> {
  const { size, filledSeconds } = clip;
  const looks: Float64Array[] = [];
  const lettered: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const at = ((look + 0.5) / LOOKS) * filledSeconds;
    const moment = clipMoment(at, { filled: filledSeconds, length: reader.seconds });
    const picture = await reader.pictureAt(moment);
    if (look === 0 && isOtherShape(picture.size, size)) return faulty('wrong_shape');
    looks.push(blocksOf(picture));
    if (look % LETTER_STEP === 1 && hasLetters(picture.y)) lettered.push(at);
  }
  if (looks.every((blocks) => blocks.every((luma) => luma < BLACK_BELOW))) return faulty('black');
  const isFrozen = looks.every((blocks, index) => isStill(blocks, looks[index - 1] ?? blocks));
  if (isFrozen) return faulty('frozen');
  const isInvented = lettered.length >= LETTERED_MIN && !(await isGiven(clip));
  return { fault: null, lettersAt: isInvented ? (lettered[0] ?? null) : null };
}

/** Whether something may be written in what the clip was made from. */
async function isGiven({ madeFrom = [] }: ClipToExamine): Promise<boolean> {
  for (const png of madeFrom) if (mayHaveLetters(await lumaOfPng(png))) return true;
  return false;
}

function isOtherShape(one: FrameSize, other: FrameSize): boolean {
  const ratio = one.width / one.height / (other.width / other.height);
  return Math.abs(Math.log(ratio)) > SHAPE_TOLERANCE;
}

function isStill(blocks: Float64Array, before: Float64Array): boolean {
  return blocks.every((luma, index) => Math.abs(luma - (before[index] ?? 0)) < STILL_BELOW);
}

/** The mean brightness of each block of a coarse grid. */
function blocksOf({ y }: Planes): Float64Array {
  const sums = new Float64Array(COLUMNS * ROWS);
  const counts = new Float64Array(COLUMNS * ROWS);
  for (let row = 0; row < y.height; row += 1) {
    const line = Math.floor((row * ROWS) / y.height) * COLUMNS;
    for (let column = 0; column < y.width; column += 1) {
      const block = line + Math.floor((column * COLUMNS) / y.width);
      sums[block] = (sums[block] ?? 0) + (y.bytes[row * y.stride + column] ?? 0);
      counts[block] = (counts[block] ?? 0) + 1;
    }
  }
  return sums.map((sum, block) => sum / Math.max(1, counts[block] ?? 1));
}
