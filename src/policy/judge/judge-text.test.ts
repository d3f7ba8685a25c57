import { describe, expect, it } from 'vitest';

import { POLICY_CATEGORIES } from '#domain/moderation/verdict.ts';
import { loadModel } from '../classifier/classifier.ts';
import { judgeText } from './judge-text.ts';
import { policyContext } from './policy-context.ts';

/** Gives every text the same log-odds that something is wrong. */
const modelOf = (logOdds: number) =>
  loadModel({
    heads: ['any', ...POLICY_CATEGORIES],
    steps: [],
    biases: [logOdds, ...POLICY_CATEGORIES.map(() => 0)],
    keys: [],
    weights: [],
  });

const severitiesOf = (text: string, logOdds: number) =>
  judgeText(text, { ...policyContext(), model: modelOf(logOdds) }).map(({ severity }) => severity);

const ENGLISH = 'The pianist plays by the window of the old dining room.';
const CHINESE = '琴师在老餐厅的窗边弹琴，客人慢慢坐下。';

const FAR_FROM_A_WIN = [
  'Fun is guaranteed! The winning team picks the music.',
  'Fun is guaranteed! You win a smile.',
  'Atmosphere guaranteed. The winning band plays at nine.',
  'Seating is guaranteed. The winner of the cook-off signs books.',
  'Quiet floor guaranteed. The winning chef cooks for hotel guests.',
  'Parking guaranteed, the winning chef cooks.',
  'Stimmung garantiert! Der Sieger kocht.',
  'Diversión garantizada. Un ganador elige la música.',
  'Plazas garantizadas. El ganador elige la música.',
];

it.each(FAR_FROM_A_WIN)(
  'a guarantee of something else is not one of the win behind it: %s',
  (text) => {
    expect(judgeText(text).map(({ severity }) => severity)).not.toContain('block');
  },
);

describe('how sure the judge has to be', () => {
  it('lets pass what it doubts little', () => {
    expect(severitiesOf(ENGLISH, -1.7)).toEqual([]);
    expect(severitiesOf(CHINESE, -1.85)).toEqual([]);
  });

  it('has a person look at what it doubts more, at Chinese texts from lower log-odds on', () => {
    expect(severitiesOf(ENGLISH, -1.5)).toEqual(['flag']);
    expect(severitiesOf(CHINESE, -1.7)).toEqual(['flag']);
  });
});

describe('a line of caution', () => {
  it.each([
    'Forty guests come in with their pockets turned inside out. Forty guests leave needing both hands. Super: "Tuesdays." Beat. "Every Tuesday."',
    "Casting for seat four: he should still get turned away from the late film at the cinema. Don't age him up, that first-time wonder as the ball drops is the whole ad.",
  ])('excuses nothing that stands beside it: %s', (text) => {
    expect(judgeText(text)).not.toEqual([]);
    expect(judgeText(`${text} 21+. Please play responsibly.`)).not.toEqual([]);
    expect(judgeText(`21+. Please play responsibly. ${text}`)).not.toEqual([]);
  });
});

it.each([
  'Never lose more than you can afford.',
  'No pierdas más de lo que puedas permitirte.',
  'Ne perdez jamais plus que ce que vous pouvez vous permettre.',
  'Verliere nie mehr, als du dir leisten kannst.',
  'Non perdere mai più di quanto ti puoi permettere.',
  'Nunca perca mais do que pode.',
  '不要输掉你输不起的钱。',
])('advice to lose no more than one can afford promises nothing: %s', (prompt) => {
  expect(judgeText(prompt)).toEqual([]);
});

it.each([
  'Never lose more than you can afford: at our tables you always win.',
  'Our players do not lose.',
])('a promise beside or without such advice is one: %s', (prompt) => {
  expect(judgeText(prompt).map(({ category }) => category)).toContain('guaranteed_win');
});
