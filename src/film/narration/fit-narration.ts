import type { NarrationLine } from '#film/narration/narration.ts';

/** A line with the time it is spoken. */
export interface TimedLine extends NarrationLine {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

export interface SpokenLine extends NarrationLine {
  /** How long the voice takes for it. */
  readonly seconds: number;
}

/** From the usual pace to the fastest that is still easy to follow. */
export const PACES = [1, 1.12, 1.25] as const;
const PAUSE_SECONDS = 0.18;
const LAST_SILENCE_SECONDS = 0.35;

/**
 * When each line is spoken: not before its shot, one after the other, the last one over before the
 * film is. `null` where they take too long.
 */
export function timeLines(
  lines: readonly SpokenLine[],
  filmSeconds: number,
): readonly TimedLine[] | null {
  const latest = latestStarts(lines, filmSeconds - LAST_SILENCE_SECONDS);
  const timed: TimedLine[] = [];
  let free = 0;
  for (const [index, { seconds, ...line }] of lines.entries()) {
    // A line may start before its shot only where the film would otherwise end before it does.
    const startSeconds = Math.max(free, Math.min(line.fromSeconds, latest[index] ?? 0));
    const endSeconds = startSeconds + seconds;
    if (startSeconds > (latest[index] ?? 0) + 1e-6) return null;
    timed.push({ ...line, startSeconds, endSeconds });
    free = endSeconds + PAUSE_SECONDS;
  }
  return timed;
}

/** The line that is missed least: the lightest, the last of several. */
export function withoutLightest<Line extends NarrationLine>(lines: readonly Line[]): Line[] {
  const lightest = Math.min(...lines.map(({ weight }) => weight));
  const index = lines.findLastIndex(({ weight }) => weight === lightest);
  return lines.toSpliced(index, 1);
}

function latestStarts(lines: readonly SpokenLine[], endsAt: number): number[] {
  const starts: number[] = [];
  let end = endsAt;
  for (const { seconds } of lines.toReversed()) {
    starts.unshift(end - seconds);
    end = end - seconds - PAUSE_SECONDS;
  }
  return starts;
}
