/** Slower than this looks like slow motion that nobody asked for. */
export const SLOWEST = 0.7;

/**
 * The moment of a clip that is shown at a moment of the film, both in seconds from the clip's start.
 * A clip that is too long is cut at the end; one that is too short is slowed down, at most to seven
 * tenths, and then its last picture is held.
 */
export function clipMoment(
  filmSeconds: number,
  { filled, length }: { filled: number; length: number },
): number {
  const speed = length >= filled ? 1 : Math.max(SLOWEST, length / filled);
  return Math.min(filmSeconds * speed, length);
}
