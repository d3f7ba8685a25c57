import type { FrameSize } from '#film/frame-size.ts';
import { resample } from '#film/picture/resample.ts';
import { wholeOf, type Plane } from '#film/picture/planes.ts';
import { findGlyphs } from './glyphs.ts';
import { featuresOf } from './line-features.ts';
import { findLines, type GlyphLine } from './lines.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

/** Letters are looked for in this size and smaller ones: signs are of many sizes. */
const LONG_SIDE = 1280;
const SCALES = [1, 1.4, 2, 2.8, 4, 5.6] as const;

const TONES = ['dark', 'light'] as const;

/** At it hardly a frame without letters seems to have some, and most signs are seen: `npm run bench:letters`. */
const LETTERS_FROM = 2.4;
/** What is written in a start frame is not what a model invented: in doubt, it is written there. */
const PERHAPS_FROM = 0;

/** Whether letters stand in a picture: words as signs, screens and cloths have them, spelt well or not. */
export function hasLetters(luma: Plane): boolean {
  return scoreOf(luma) > LETTERS_FROM;
}

/** Whether it cannot be ruled out that letters stand in a picture. */
export function mayHaveLetters(luma: Plane): boolean {
  return scoreOf(luma) > PERHAPS_FROM;
}

/** Of the line in a picture that is most like one of letters; the more, the surer. */
function scoreOf(luma: Plane): number {
  return Math.max(-Infinity, ...candidateLines(luma).map(scoreOfLine));
}

function scoreOfLine(line: GlyphLine): number {
  const features = Object.entries(featuresOf(line));
  const weights: Readonly<Record<string, number>> = WEIGHTS.features;
  return features.reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, WEIGHTS.bias);
}

/** What stands in a line in a picture, in one size or another. */
export function candidateLines(luma: Plane): readonly GlyphLine[] {
  const shrink = Math.max(1, Math.max(luma.width, luma.height) / LONG_SIDE);
  return SCALES.flatMap((scale) => {
    const plane = shrunk(luma, shrink * scale);
    return TONES.flatMap((tone) => findLines(findGlyphs(plane, tone), shrink * scale));
  });
}

function shrunk(plane: Plane, by: number): Plane {
  if (by === 1) return plane;
  const size: FrameSize = {
    width: Math.max(1, Math.round(plane.width / by)),
    height: Math.max(1, Math.round(plane.height / by)),
  };
  const target = { ...size, stride: size.width, bytes: new Uint8Array(size.width * size.height) };
  resample(plane, wholeOf(plane), target);
  return target;
}
