/** Stills come one call after the other: the first at once, the rest as they are drawn. */
import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';

type Shots = StoryboardBody['shots'];

/** The shots without a still, from the one in sight onwards, then those before it. */
export function missingStills(shots: Shots, inSight: number): number[] {
  const missing = shots.flatMap(({ still }, index) => (still === undefined ? [index] : []));
  return [
    ...missing.filter((index) => index >= inSight),
    ...missing.filter((index) => index < inSight),
  ];
}

/** The plan with the stills that came before it: the same order has the same shots. */
export function withKnownStills(planned: StoryboardBody, known: StoryboardBody): StoryboardBody {
  const shots = planned.shots.map((shot, index) => {
    const still = shot.still ?? known.shots[index]?.still;
    return still === undefined ? shot : { ...shot, still };
  });
  return { ...planned, shots };
}
