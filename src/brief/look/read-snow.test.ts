import { describe, expect, test } from 'vitest';
import { readBrief } from '#brief/read-brief.ts';
import { chooseDressing } from '#film/storyboard/choose-dressing.ts';

const lookOf = (prompt: string) => readBrief(prompt).look;

describe('snow on the land lies there, and falls neither outside nor in the room', () => {
  test.each([
    'Poker night under snow-capped peaks at sunrise',
    'Mountains blanketed in deep snow, roulette',
    'Ruleta ante unas cumbres nevadas',
    'Montañas cubiertas de nieve, dados',
    'Roulette, sommets enneigés, violoncelle',
    'Schneebedeckte Gipfel, Blackjack',
    'Blackjack davanti a cime innevate',
    'Roleta, montanhas cobertas de neve',
    '扑克，远处的雪峰，日出',
  ])('%s', (prompt) => {
    const look = lookOf(prompt);
    expect(look.landscape).toMatchObject({ kind: 'mountains', isSnowCovered: true });
    expect(look.landscape?.weather).toBeUndefined();
    expect(look.dressing).not.toContain('snow');
  });
});

test('snow that falls on scenery falls outside alone', () => {
  const look = lookOf('Snow falls on the harbour at night, poker');
  expect(look.landscape).toMatchObject({ kind: 'harbour', weather: 'snow' });
  expect(look.dressing).not.toContain('snow');
});

describe('without scenery', () => {
  test.each(['Poker in falling snow', 'Roulette, es schneit auf den Tisch'])('%s', (prompt) =>
    expect(lookOf(prompt).dressing).toContain('snow'),
  );
  test.each([
    'Cocktails on ice, roulette',
    'Helado gratis y ruleta',
    'Cerveja gelada e pôquer',
    'Gelato in omaggio, blackjack',
  ])('none for what is cold: %s', (prompt) =>
    expect(lookOf(prompt).dressing).not.toContain('snow'),
  );
});

test.each([
  ['Christmas roulette', true],
  ['Christmas roulette by the lake at dusk', false],
])('%s: snow as decoration: %s', (prompt, isSnowing) => {
  const dressing = chooseDressing({
    wishes: lookOf(prompt),
    setting: 'lounge',
    lighting: 'cinematic',
    seed: 1,
  });
  expect(dressing.includes('snow')).toBe(isSnowing);
});
