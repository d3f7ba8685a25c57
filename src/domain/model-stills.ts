/** A part of a film whose picture a model made. */
export interface ModelSpan {
  readonly startSeconds: number;
  readonly durationSeconds: number;
  /** When it first shows letters that the model was not given, from its start; absent where none were seen. */
  readonly lettersAt?: number;
}

/** So many moments of a film are shown to whoever judges the people in it. */
const STILLS = 6;

/** Moments of a film spread evenly over what a model made of it, in seconds; none where it made nothing. */
export function stillMoments(spans: readonly ModelSpan[]): readonly number[] {
  const total = spans.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  if (total === 0) return [];
  return Array.from({ length: STILLS }, (_, index) =>
    momentAt(spans, ((index + 0.5) / STILLS) * total),
  );
}

/** Moments of a film at which letters seem to stand in what a model made of it, in seconds. */
export function letterMoments(spans: readonly ModelSpan[]): readonly number[] {
  return spans.flatMap(({ startSeconds, lettersAt }) =>
    lettersAt === undefined ? [] : [startSeconds + lettersAt],
  );
}

/** The moment of the film at which this much of the model's part has been seen. */
function momentAt(spans: readonly ModelSpan[], seen: number): number {
  let left = seen;
  for (const { startSeconds, durationSeconds } of spans) {
    if (left < durationSeconds) return startSeconds + left;
    left -= durationSeconds;
  }
  return seen;
}
