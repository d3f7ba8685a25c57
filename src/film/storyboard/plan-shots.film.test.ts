import { describe, expect, test } from 'vitest';
import { CONTROL_DEFAULTS } from '#domain/controls.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

const PROMPT =
  'Ladies night at Silver Spur Casino, Friday at 9 PM, $5,000 in prizes. Reserve your table at silverspur.com';

function planOf(duration: number, seed = 1, changes: { title?: string } = {}): Storyboard {
  return planStoryboard({
    prompt: PROMPT,
    preset: 'roulette',
    controls: { ...CONTROL_DEFAULTS, duration },
    seed,
    organizationName: 'House of Tests',
    markets: ['US'],
    shortSidePixels: 720,
    ...changes,
  });
}

describe('planShots', () => {
  test.each([
    [5, 3, 3],
    [15, 4, 5],
    [30, 6, 8],
    [60, 9, 12],
  ])('a film of %i seconds has %i to %i shots', (duration, fewest, most) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const count = planOf(duration, seed).shots.length;
      expect(count).toBeGreaterThanOrEqual(fewest);
      expect(count).toBeLessThanOrEqual(most);
    }
  });

  test.each([
    [5, 1.6],
    [10, 3],
    [15, 3],
    [60, 3],
  ])('the end card of a film of %i seconds lasts at least %f seconds', (duration, seconds) => {
    const plan = planOf(duration);
    const frames = plan.shots.at(-1)?.frameCount ?? 0;
    expect(frames / plan.controls.fps).toBeGreaterThanOrEqual(seconds);
  });

  test('the first shot says the title, the end card who, when and what to do', () => {
    const plan = planOf(15);
    expect(plan.shots[0]?.words).toEqual([{ role: 'title', text: 'Ladies Night', key: 'title' }]);
    expect(plan.shots.at(-1)?.words).toEqual([
      { role: 'venue', text: 'Silver Spur Casino' },
      { role: 'when', text: 'Friday at 9 PM' },
      { role: 'callToAction', text: 'Reserve your table at silverspur.com' },
    ]);
  });

  test('the organization signs where no venue is named', () => {
    const plan = planStoryboard({
      prompt: 'Midnight roulette under chandeliers',
      preset: 'roulette',
      controls: CONTROL_DEFAULTS,
      seed: 1,
      organizationName: 'House of Tests',
      markets: ['US'],
      shortSidePixels: 720,
    });
    expect(plan.shots.at(-1)?.words).toEqual([{ role: 'venue', text: 'House of Tests' }]);
    expect(plan.words.callToAction).toBeNull();
  });

  test('a title that is too long for the film stops at the end of a phrase', () => {
    const title = 'The long and winding evening of a thousand lights by the river in the old town';
    const shown = planOf(5, 1, { title }).shots[0]?.words[0]?.text ?? '';
    expect(title.startsWith(shown)).toBe(true);
    expect(shown).not.toMatch(/\b(?:of|a|the|and|by|in)$/u);
    expect(shown.split(' ').length).toBeGreaterThan(2);
  });
});
