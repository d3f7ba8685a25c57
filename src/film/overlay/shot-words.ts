import type { Box } from '#film/overlay/box.ts';
import type { Ink } from '#film/overlay/ink/ink.ts';
import { paintPlate } from '#film/overlay/lines-plate.ts';
import { poseOf, type Pose } from '#film/overlay/motion.ts';
import { openMovingLine } from '#film/overlay/moving-line.ts';
import { paintGround } from '#film/overlay/paint-ground.ts';
import { placeCanvas } from '#film/overlay/place-canvas.ts';
import { layOutTerms } from '#film/overlay/terms-layout.ts';
import { timedLines } from '#film/overlay/timed-lines.ts';
import type { TitleStyle } from '#film/overlay/title-style.ts';
import { layOutWords } from '#film/overlay/words-layout.ts';
import { stillTimeOf } from '#film/storyboard/still-time.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** The words of one shot, in motion, over the frame that the ink holds; small print stands still. */
export interface ShotWordsLayer {
  drawOver(frameInShot: number): void;
}

export interface WordsOptions {
  readonly shot: Shot;
  readonly style: TitleStyle;
  /** False leaves out the letters and keeps all that they stand on, to measure them against it. */
  readonly hasType: boolean;
}

/** Lays out and paints the words of a shot once; null where the shot has none. */
export function openShotWords(
  ink: Ink,
  storyboard: Storyboard,
  { shot, style, hasType }: WordsOptions,
): ShotWordsLayer | null {
  if (shot.words.length === 0) return null;
  const { size, controls } = storyboard;
  const small = layOutTerms(storyboard, shot);
  const terms = small && placeCanvas(ink, paintPlate(small), small.plate);
  const shotSeconds = shot.frameCount / controls.fps;
  const still = stillTimeOf(shot, shotSeconds);
  const layout = layOutWords(storyboard, shot, style);
  const timed = timedLines(storyboard, shot, { style, layout });
  const { panel } = layout;
  const { palette } = storyboard.look;
  const ground =
    panel &&
    placeCanvas(ink, paintGround(size, { palette, paint: style.paint, panel }), wholeOf(size));
  const lines = timed.map((line) => ({
    ...line,
    // What stands on a card needs no shade.
    shade: ground === null ? line.shade : null,
    moving: openMovingLine(ink, size, line.painted),
  }));

  return {
    drawOver(frameInShot) {
      const seconds = frameInShot / controls.fps;
      if (ground) ink.blend(ground.sprite, ground);
      if (terms) ink.blend(terms.sprite, terms);
      const posed = lines.map(({ orders, entrance, hasSweep, ...line }) => {
        const timing = { seconds, shotSeconds, still, entrance, hasSweep };
        return { ...line, poses: orders.map((order) => poseOf({ ...timing, order })) };
      });
      // All shades first: none darkens another line's letters.
      for (const { shade, poses } of posed) {
        const strength = shadeStrength(poses);
        if (shade && strength > 0) ink.shade(shade.shade, { ...shade, strength });
      }
      for (const { moving, poses, inkAt, isType } of posed)
        if (hasType || !isType) moving.drawOver(poses, inkAt?.(seconds));
    },
  };
}

function wholeOf({ width, height }: Storyboard['size']): Box {
  return { x: 0, y: 0, width, height };
}

/** Ahead of the letters, by this factor. */
const SHADE_LEAD = 1.6;

/** How far a line has come in, and so how far the picture under it is held down. */
function shadeStrength(poses: readonly Pose[]): number {
  const seen = poses.map(({ opacity, isMasked, rise }) => opacity * (isMasked ? 1 - rise : 1));
  const mean = seen.reduce((sum, one) => sum + one, 0) / Math.max(1, seen.length);
  return Math.min(1, SHADE_LEAD * mean);
}
