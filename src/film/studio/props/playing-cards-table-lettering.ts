import type { Paint } from '../scene/texture.ts';

/** Letters along an arc about the origin, which lies above them. In the units that are painted in. */
interface ArcText {
  readonly text: string;
  readonly radius: number;
  /** Added after each letter. */
  readonly spacing: number;
}

/** Fills letters along an arc, to be read from below. */
export function paintArcText(p: Paint, { text, radius, spacing }: ArcText): void {
  const letters = Array.from(text);
  const widths = letters.map((letter) => p.measureText(letter).width + spacing);
  const whole = widths.reduce((sum, width) => sum + width, 0) - spacing;
  p.textAlign = 'center';
  p.textBaseline = 'middle';
  let run = -whole / 2;
  for (const [k, letter] of letters.entries()) {
    const width = widths[k] ?? 0;
    const angle = (run + (width - spacing) / 2) / radius;
    p.save();
    p.translate(Math.sin(angle) * radius, Math.cos(angle) * radius);
    p.rotate(-angle);
    p.fillText(letter, 0, 0);
    p.restore();
    run += width;
  }
}
