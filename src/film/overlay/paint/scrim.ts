import type { FrameSize } from '#film/frame-size.ts';
import { SPRITE_STEP, type Shade } from '#film/overlay/ink/ink.ts';
import { toEven } from '#film/overlay/paint/place-canvas.ts';
import type { WordsLayout } from '#film/overlay/blocks/placed-words.ts';
import { bottomOf, boxAround, rightOf, shortSideOf } from '#film/overlay/layout/safe-area.ts';
import type { Shot } from '#film/storyboard/storyboard.ts';

/** Where the picture is held down, so that words are read over it. */
export interface PlacedShade {
  readonly shade: Shade;
  readonly x: number;
  readonly y: number;
}

/** How far the picture is held down: as behind a graduated filter. */
const STRENGTH = 0.58;
/** Beyond the words, until nothing is left of it; of the shorter side. */
const FALL_OFF = 0.34;
/** Of the words, counted from the edge of the frame, what stands on the full scrim. */
const FULL_PART = 0.4;

/**
 * The light of a shot falls off towards the edge of the frame that its words stand at, from side to side of the
 * frame: no shape is seen. Null where words bring a ground of their own.
 */
export function scrimUnder(layout: WordsLayout, shot: Shot, size: FrameSize): PlacedShade | null {
  const { lines, panel, decor, lockup } = layout;
  if (lines.length === 0 || panel !== null || decor?.kind === 'tubes') return null;
  const words = boxAround(lines.map(({ box }) => box));
  const isWide = size.width > size.height;
  if (isWide && lockup.align === 'start') {
    const isAtEnd = words.x + words.width / 2 > size.width / 2;
    const span = { from: words.x, to: rightOf(words) };
    return acrossFrom({ span, isAtEnd, isAcross: true }, size);
  }
  const span = { from: words.y, to: bottomOf(words) };
  return acrossFrom({ span, isAtEnd: shot.layout === 'low', isAcross: false }, size);
}

interface Edge {
  /** Where the words stand, along the way from edge to edge. */
  readonly span: { readonly from: number; readonly to: number };
  /** Whether the words stand at the right or lower edge, rather than at the left or upper one. */
  readonly isAtEnd: boolean;
  /** Whether the way leads from left to right, rather than from top to bottom. */
  readonly isAcross: boolean;
}

function acrossFrom({ span, isAtEnd, isAcross }: Edge, size: FrameSize): PlacedShade {
  const length = isAcross ? size.width : size.height;
  const [near, far] = isAtEnd ? [length - span.to, length - span.from] : [span.from, span.to];
  const full = near + (far - near) * FULL_PART;
  const reach = Math.min(length, toEven(far + shortSideOf(size) * FALL_OFF) + 2);
  const values = Array.from({ length: reach }, (_, at) => valueAt((reach - at) / (reach - full)));
  const start = isAtEnd ? toEven(length - reach) : 0;
  const wide = SPRITE_STEP * Math.ceil((isAcross ? reach : size.width) / SPRITE_STEP);
  const high = isAcross ? size.height : reach;
  const mask = new Uint8Array(wide * high);
  for (let y = 0; y < high; y += 1) {
    const row = mask.subarray(y * wide, (y + 1) * wide);
    if (isAcross) row.set(isAtEnd ? values.toReversed() : values);
    else row.fill(values[isAtEnd ? reach - 1 - y : y] ?? 0);
  }
  const [x, y] = isAcross ? [start, 0] : [0, start];
  return { shade: { width: wide, height: high, mask }, x, y };
}

/** Eased at both ends; 1 and more is the full scrim. */
function valueAt(part: number): number {
  const held = Math.min(1, part);
  return Math.round(255 * STRENGTH * held * held * (3 - 2 * held));
}
