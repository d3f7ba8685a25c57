import { expect, it } from 'vitest';
import { CONTROL_DEFAULTS } from '#domain/controls.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';

const planOf = (wordOrder: readonly string[], duration = 20) =>
  planStoryboard({
    prompt: 'Gold and black poker night, $5,000 prize pool, Friday 9 PM. Reserve your seat!',
    preset: 'poker',
    controls: { ...CONTROL_DEFAULTS, duration },
    seed: 4,
    organizationName: 'House of Tests',
    markets: ['US'],
    shortSidePixels: 240,
    wordOrder,
  });

const story = (wordOrder: readonly string[], duration?: number) =>
  planOf(wordOrder, duration)
    .shots.slice(0, -1)
    .flatMap(({ words }) => words.map(({ key }) => key));

it('words are told in the usual order unless another one is asked for', () => {
  expect(story([])).toEqual(['title', 'offer-0', 'when-0']);
  expect(story(['when-0', 'title', 'offer-0'])).toEqual(['when-0', 'title', 'offer-0']);
  expect(story(['offer-0', 'title'])).toEqual(['offer-0', 'title', 'when-0']);
});

it('names of words that the film does not have change nothing', () => {
  expect(planOf(['line-3', 'offer-9']).shots).toEqual(planOf([]).shots);
});

it('the film is as long, its end card the last, and every word can be read', () => {
  for (const duration of [5, 10, 60]) {
    const plan = planOf(['when-0', 'offer-0', 'title'], duration);
    expect(plan.shots.reduce((sum, { frameCount }) => sum + frameCount, 0)).toBe(plan.frameCount);
    expect(plan.shots.at(-1)).toMatchObject({ kind: 'endCard' });
    expect(plan.shots.at(-1)?.words).toEqual(planOf([], duration).shots.at(-1)?.words);
  }
});
