import type { Paint } from '../scene/texture.ts';

/**
 * Letters along an arc whose middle lies above them, read from below; in the paint's own units. `spacing`
 * is added after each letter.
 */
export function paintArcText(
  p: Paint,
  text: string,
  middle: readonly [x: number, y: number],
  radius: number,
  spacing: number,
): void {
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
    p.translate(middle[0] + Math.sin(angle) * radius, middle[1] + Math.cos(angle) * radius);
    p.rotate(-angle);
    p.fillText(letter, 0, 0);
    p.restore();
    run += width;
  }
}
