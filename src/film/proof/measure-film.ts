import {
  proofProblems,
  flashProblems,
  PROOF_RULES,
  type FilmProof,
  type PartProof,
} from '#domain/proof/film-proof.ts';
import { FilmError } from '#film/film-error.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { contains, readingArea } from '#film/overlay/layout/safe-area.ts';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { decodeFilm } from '#film/proof/decode-film.ts';
import { openFlashMeter } from '#film/proof/flash-meter.ts';
import { flashingPassages, type FlashingPassage } from '#film/proof/flashing-passages.ts';
import { openLogoMeter } from '#film/proof/measure-logos.ts';
import { measurePart, type PartReading } from '#film/proof/measure-part.ts';
import { quantile, tenths } from '#film/proof/summary.ts';
import { wantedParts, type WantedPart } from '#film/proof/wanted-parts.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

export interface MeasuredFilm {
  readonly proof: FilmProof;
  /** Where the film flashes too fast. */
  readonly flashing: readonly FlashingPassage[];
}

/**
 * Decodes a finished film and measures in its pixels what the rules want seen: how long, how high,
 * how clear, how far from the edge, and how often it flashes. Knows the storyboard and trusts nothing that made the film.
 */
export async function measureFilm(
  path: string,
  storyboard: Storyboard,
  logos: readonly LoadedLogo[] = [],
): Promise<MeasuredFilm> {
  const { size, controls, legal } = storyboard;
  const wanted = wantedParts(storyboard);
  const readings = wanted.map((): PartReading[] => []);
  const meter = logos.length > 0 ? await openLogoMeter(storyboard, logos) : null;
  const flashes = openFlashMeter(size, controls.fps);
  const frameCount = await decodeFilm(path, size, (frame, frameIndex) => {
    wanted.forEach((part, index) => {
      if (part.isWantedAt(frameIndex)) readings[index]?.push(measurePart(frame.y, part));
    });
    meter?.look(frame.y, frameIndex);
    flashes.take(frame);
  });
  const isSafe = ({ bands }: WantedPart) =>
    bands.every(({ box }) => contains(readingArea(size), box));
  const parts = wanted.map((part, index) =>
    summarize(part, readings[index] ?? [], {
      fps: controls.fps,
      isInSafeArea: isSafe(part),
      place: around(part),
      ...(part.part === 'legalLines' && shareOf(part, storyboard)),
    }),
  );
  const proof: FilmProof = {
    rulesVersion: PROOF_RULES.version,
    width: size.width,
    height: size.height,
    framesPerSecond: controls.fps,
    frameCount,
    // A film for markets that want no sentence has none to be seen.
    parts: legal.responsibleGambling.length > 0 ? parts : [...parts, noLines()],
    ...(meter && { logos: meter.proofs() }),
    flashes: flashes.read(),
  };
  return { proof, flashing: flashingPassages(flashes.seconds(), controls.fps) };
}

/** Throws FilmError `labelsUnreadable` or `flashes` unless the film keeps to the rules. */
export function requireProof(proof: FilmProof): void {
  const complaints = proofProblems(proof);
  if (complaints.length === 0) return;
  const flashes = flashProblems(proof);
  if (flashes.length === complaints.length) {
    throw new FilmError('flashes', `The finished film flashes too fast. ${flashes.join('; ')}.`);
  }
  throw new FilmError(
    'labelsUnreadable',
    `The finished film does not show what it has to. ${complaints.join('; ')}.`,
  );
}

function summarize(
  { part, text }: WantedPart,
  readings: readonly PartReading[],
  {
    fps,
    ...place
  }: Pick<PartProof, 'isInSafeArea' | 'place' | keyof PictureShare> & { fps: number },
): PartProof {
  const shown = readings.filter(({ isReadable }) => isReadable);
  return {
    part,
    text,
    secondsShown: shown.length / fps,
    secondsWanted: readings.length / fps,
    textHeightPixels: tenths(
      quantile(
        shown.map(({ heightPixels }) => heightPixels),
        0.5,
      ),
    ),
    contrast: tenths(shown.length === 0 ? 0 : Math.min(...shown.map(({ contrast }) => contrast))),
    ...place,
  };
}

/** The smallest box around all its lines. */
function around({ bands }: WantedPart): Box {
  const boxes = bands.map(({ box }) => box);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

type PictureShare = Pick<PartProof, 'pictureShare' | 'pictureShareMin'>;

/** Of the plate whose ground was read in the frames. */
function shareOf({ plate }: WantedPart, { size, legal }: Storyboard): PictureShare {
  const { pictureShareMin } = legal;
  if (pictureShareMin === undefined) return {};
  const pictureShare = (plate.width * plate.height) / (size.width * size.height);
  return { pictureShare, pictureShareMin };
}

function noLines(): PartProof {
  const nothing = { secondsShown: 0, secondsWanted: 0, textHeightPixels: 0, contrast: 0 };
  return { part: 'legalLines', text: '', ...nothing, isInSafeArea: true };
}
