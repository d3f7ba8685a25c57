import { describe, expect, it } from 'vitest';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { missingStills, withKnownStills } from './known-stills.ts';

function planWith(...stills: readonly (string | undefined)[]): StoryboardBody {
  const shots = stills.map((still) => ({ kind: 'table', ...(still && { still }) }));
  return { shots } as unknown as StoryboardBody;
}

describe('the stills of a plan', () => {
  it('are asked for from the shot in sight onwards', () => {
    const { shots } = planWith(undefined, 'b', undefined, undefined);
    expect(missingStills(shots, 2)).toEqual([2, 3, 0]);
    expect(missingStills(planWith('a', 'b').shots, 0)).toEqual([]);
  });

  it('keep what came before, and take what is new', () => {
    const { shots } = withKnownStills(planWith(undefined, 'B', undefined), planWith('a', 'b'));
    expect(shots.map(({ still }) => still)).toEqual(['a', 'B', undefined]);
  });
});
