import { describe, expect, it } from 'vitest';
import { decisionSecondsOf } from '#film/storyboard/game-beats.ts';
import { randomStream } from '#film/random.ts';
import { sampleStoryboard } from '../../sample-storyboard.ts';
import { planDeal, seatsOf } from './deal-plan.ts';
import { countOf, dealRound } from './hands.ts';

const SEEDS = Array.from({ length: 200 }, (_, k) => k);
const roundOf = (seed: number): ReturnType<typeof dealRound> =>
  dealRound(randomStream(seed, 'cards'));

describe('a round', () => {
  it('gives the player 21 and the dealer less', () => {
    for (const seed of SEEDS) {
      const { player, dealer } = roundOf(seed);
      expect(countOf(player)).toBe(21);
      expect(countOf(dealer)).toBeGreaterThanOrEqual(17);
      expect(countOf(dealer)).toBeLessThan(21);
    }
  });

  it('never shows a card twice', () => {
    for (const seed of SEEDS) {
      const { player, dealer, neighbours } = roundOf(seed);
      const names = [player, dealer, ...neighbours].flat().map(({ rank, suit }) => rank + suit);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('differs from seed to seed, with two cards and with three', () => {
    const hands = SEEDS.map((seed) => roundOf(seed).player);
    expect(new Set(hands.map(({ length }) => length))).toEqual(new Set([2, 3]));
    expect(new Set(hands.map((hand) => JSON.stringify(hand))).size).toBeGreaterThan(60);
  });
});

describe.each([5, 10, 30, 60])('the deal of a film of %i s', (duration) => {
  const storyboard = sampleStoryboard({ preset: 'blackjack', controls: { duration } });
  const decision = decisionSecondsOf(storyboard);

  it('opens the deciding card at the decision, within the film', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const round = roundOf(seed);
      const cards = planDeal(storyboard, round, randomStream(seed, 'deal'));
      const decider = cards.find(({ card }) => card === round.player.at(-1));
      expect(decider?.landsAt).toBeCloseTo(decision);
      for (const [k, { landsAt, seconds }] of cards.entries()) {
        expect(landsAt - seconds).toBeGreaterThanOrEqual(k === 0 ? -0.2 : 0);
        expect(landsAt).toBeLessThan(duration);
      }
    }
  });

  it('shows the player’s first card on its way when the film opens, and lying within a second', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const round = roundOf(seed);
      const [first] = planDeal(storyboard, round, randomStream(seed, 'deal'));
      expect(first?.card).toBe(round.player[0]);
      expect((first?.landsAt ?? 9) - (first?.seconds ?? 0)).toBeLessThan(0);
      expect(first?.landsAt).toBeLessThan(0.7);
    }
  });

  it('gives every hand that plays two cards at least, and the first ones to all before the second', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const cards = planDeal(storyboard, roundOf(seed), randomStream(seed, 'deal'));
      const hands = [...new Set(cards.map(({ hand }) => hand))].filter((hand) => hand !== 'dealer');
      expect(seatsOf(cards)).toHaveLength(hands.length);
      const timesOf = (hand: (typeof hands)[number]) =>
        cards.filter((card) => card.hand === hand).map(({ landsAt }) => landsAt);
      const lastFirst = Math.max(...hands.map((hand) => timesOf(hand)[0] ?? Infinity));
      for (const hand of hands) expect(timesOf(hand)[1]).toBeGreaterThan(lastFirst);
    }
  });

  it('deals one card at a time, each to a place of its own', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const cards = planDeal(storyboard, roundOf(seed), randomStream(seed, 'deal'));
      const byTime = cards.toSorted((a, b) => a.landsAt - b.landsAt);
      for (const [k, { landsAt, seconds, to }] of byTime.entries()) {
        expect(landsAt - seconds).toBeGreaterThanOrEqual(byTime[k - 1]?.landsAt ?? -0.2);
        for (const other of byTime.slice(k + 1))
          expect(Math.hypot(to.x - other.to.x, to.y - other.to.y)).toBeGreaterThan(0.15);
      }
    }
  });
});

it('deals more cards in longer films', () => {
  const countFor = (duration: number): number => {
    const storyboard = sampleStoryboard({ preset: 'blackjack', controls: { duration } });
    return planDeal(storyboard, roundOf(3), randomStream(3, 'deal')).length;
  };
  expect(countFor(60)).toBeGreaterThan(countFor(5));
});
