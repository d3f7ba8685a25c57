/** Where a moment of a planned film lies among its shots. */
interface TimedShot {
  readonly startSeconds: number;
  readonly durationSeconds: number;
}

/** The index of the shot that is seen at this moment; the last one where the film is over. */
export function shotAt(shots: readonly TimedShot[], seconds: number): number {
  const next = shots.findIndex(({ startSeconds }) => startSeconds > seconds);
  return next === -1 ? Math.max(shots.length - 1, 0) : Math.max(next - 1, 0);
}

export function endOf(shots: readonly TimedShot[]): number {
  const last = shots.at(-1);
  return last ? last.startSeconds + last.durationSeconds : 0;
}

/** The first shot that shows this text. */
export function shotShowing<Shot extends { readonly words: readonly { readonly text: string }[] }>(
  shots: readonly Shot[],
  text: string,
): Shot | undefined {
  return text === ''
    ? undefined
    : shots.find(({ words }) => words.some((one) => one.text === text));
}

/** Half a second: what an arrow key moves by. */
const STEP_SECONDS = 0.5;

type Move = (shots: readonly TimedShot[], seconds: number) => number;

const startOf = (shots: readonly TimedShot[], index: number) => shots[index]?.startSeconds;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: (_, seconds) => seconds - STEP_SECONDS,
  ArrowDown: (_, seconds) => seconds - STEP_SECONDS,
  ArrowRight: (_, seconds) => seconds + STEP_SECONDS,
  ArrowUp: (_, seconds) => seconds + STEP_SECONDS,
  PageUp: (shots, seconds) => startOf(shots, shotAt(shots, seconds) - 1) ?? 0,
  PageDown: (shots, seconds) => startOf(shots, shotAt(shots, seconds) + 1) ?? endOf(shots),
  Home: () => 0,
  End: (shots) => endOf(shots),
};

/** The moment that a key leads to; null for keys that do not move. */
export function momentAfterKey(
  key: string,
  { shots, seconds }: { readonly shots: readonly TimedShot[]; readonly seconds: number },
): number | null {
  const moved = MOVES[key]?.(shots, seconds);
  return moved === undefined ? null : Math.min(Math.max(moved, 0), endOf(shots));
}

/** "7.8 s" */
export function inSeconds(value: number): string {
  return `${Math.round(value * 10) / 10} s`;
}
