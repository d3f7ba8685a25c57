import { describe, expect, it } from 'vitest';
import { CONTROL_DEFAULTS } from '#domain/controls.ts';
import type { Story } from '#domain/story.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';

const PROMPT =
  'Ladies’ night blackjack at the Velvet Room, Friday 9 PM. $5,000.50 prize pool, 20% off dinner. Reserve at velvet.example';

const STORY: Story = {
  title: 'Blackjack Ladies’ Night',
  offers: ['$5,000.50 prize pool', '20% off dinner'],
  when: ['friday 9 pm'],
  venue: 'the Velvet Room',
  callToAction: 'Reserve at velvet.example',
  lines: [],
  look: {
    mood: 'mysterious',
    setting: 'lounge',
    occasion: null,
    music: 'jazz',
    pace: 'slow',
    dressing: ['discoBall', 'elephants'],
    hues: ['teal'],
    metal: 'copper',
  },
};

const planWith = (changes: Partial<Story>, prompt = PROMPT) =>
  planStoryboard({
    prompt,
    preset: 'blackjack',
    controls: CONTROL_DEFAULTS,
    seed: 4,
    organizationName: 'House of Tests',
    markets: ['US'],
    shortSidePixels: 240,
    story: { ...STORY, ...changes },
  });

describe('a story', () => {
  it('gives words and look that the prompt covers', () => {
    const { words, look } = planWith({});
    expect(words).toMatchObject({
      title: 'Blackjack Ladies’ Night',
      offers: ['$5,000.50 prize pool', '20% off dinner'],
      when: ['Friday 9 PM'],
      venue: 'the Velvet Room',
      callToAction: 'Reserve at velvet.example',
    });
    expect(look).toMatchObject({ mood: 'mysterious', music: 'jazz', dressing: ['discoBall'] });
  });

  it.each([
    ['another amount', { offers: ['$9,000 prize pool'] }],
    ['part of an amount', { offers: ['000.50 prize pool', '5,000', '$5', '0% off dinner'] }],
    ['another day', { when: ['Saturday 9 PM'] }],
    ['part of a word', { when: ['iday 9 PM'] }],
  ])('cannot claim %s', (_name, changes) => {
    const own = planWith({ offers: [], when: [] }).words;
    const { offers, when } = planWith({ offers: [], when: [], ...changes }).words;
    expect({ offers, when }).toEqual({ offers: own.offers, when: own.when });
  });

  it.each(['Guaranteed Blackjack Wins', 'Blackjack for $50', 'Play. Win. Repeat. Ladies’ Night'])(
    'cannot call the film "%s"',
    (title) => {
      expect(planWith({ title }).words.title).toBe(planWith({ title: '' }).words.title);
    },
  );

  it('cannot cut a Chinese amount', () => {
    const prompt = '黑金之夜扑克大赛，奖池50000元，周五晚九点。';
    const own = planWith({ title: '', offers: [] }, prompt).words;
    expect(planWith({ title: '', offers: ['0000元'] }, prompt).words.offers).toEqual(own.offers);
    expect(planWith({ title: '黑金之夜', offers: [] }, prompt).words.title).toBe('黑金之夜');
  });

  it('keeps the market’s legal lines and shots that fill the film', () => {
    const plan = planWith({});
    expect(plan.legal).toEqual(planStoryboardWithoutStory().legal);
    const frames = plan.shots.reduce((sum, { frameCount }) => sum + frameCount, 0);
    expect(frames).toBe(plan.frameCount);
  });
});

function planStoryboardWithoutStory() {
  return planStoryboard({
    prompt: PROMPT,
    preset: 'blackjack',
    controls: CONTROL_DEFAULTS,
    seed: 4,
    organizationName: 'House of Tests',
    markets: ['US'],
    shortSidePixels: 240,
  });
}
