import type { Paint } from '../scene/texture.ts';
import { DISPLAY_FONT, NUMBER_FONT } from './fonts.ts';

/** How far letters are lowered to stand about a middle, in hundredths of their size. */
const LOWERED = { [DISPLAY_FONT]: 6, [NUMBER_FONT]: 4 } as const;

/** A line of text about a middle. */
interface SmallText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  readonly font?: keyof typeof LOWERED;
}

/** Fills text that is only parts of a unit high. Skia sets such type badly: it is set large and scaled. */
export function fillSmallText(p: Paint, line: SmallText): void {
  const { text, x, y, size, ink, font = DISPLAY_FONT } = line;
  p.save();
  p.translate(x, y);
  p.scale(size / 100, size / 100);
  p.font = `100px ${font}`;
  p.textAlign = 'center';
  p.textBaseline = 'middle';
  p.fillStyle = ink;
  p.fillText(text, 0, LOWERED[font]);
  p.restore();
}
