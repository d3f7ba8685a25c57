import { describe, expect, it } from 'vitest';
import { STUDIO_SOURCE } from '#film/film-media.ts';
import type { GameSound } from '#film/studio/presets/game-sound.ts';
import { sampleStoryboard } from '../sample-storyboard.ts';
import { randomStream } from '#film/random.ts';
import { planDeal } from './blackjack/deal-plan.ts';
import { dealRound } from './blackjack/hands.ts';
import { planHand } from './poker/hand-plan.ts';
import { SCENE_PRESETS } from './preset-list.ts';
import { planSpin } from './roulette/choreography.ts';
import { BALL_RADIUS, POCKETS } from './roulette/dimensions.ts';
import { soundsOf as rouletteSounds } from './roulette/sounds.ts';
import { soundsOf as blackjackSounds } from './blackjack/sounds.ts';
import { soundsOf as pokerSounds } from './poker/sounds.ts';
import { soundsOf as slotsSounds } from './slots/sounds.ts';
import { pickSlotsLook } from './slots/looks.ts';
import { planSpinTimes } from './slots/reel-stops.ts';

const DURATIONS = [5, 15, 60] as const;
const SEEDS = [1, 2, 3, 4, 5, 6];

const momentOf = (sound: GameSound): number => ('from' in sound ? sound.to : sound.seconds);
const momentsOf = (sounds: readonly GameSound[], kind: GameSound['kind']): number[] =>
  sounds.filter((sound) => sound.kind === kind).map(momentOf);

describe.each(DURATIONS)('the sounds of a film of %i s', (duration) => {
  it.each(SCENE_PRESETS)('of $id lie within it and end with its game', (preset) => {
    const { id } = preset;
    for (const seed of SEEDS) {
      const sounds = preset.soundsOf(
        sampleStoryboard({ preset: id, seed, controls: { duration } }),
      );
      expect(sounds.length).toBeGreaterThan(3);
      for (const sound of sounds) expect(momentOf(sound)).toBeLessThan(duration);
    }
  });

  it('let every ball be heard to fall where it is seen to lie', () => {
    for (const seed of SEEDS) {
      const film = sampleStoryboard({ preset: 'roulette', seed, controls: { duration } });
      const spin = planSpin(film, randomStream(seed, 'spin'));
      const rests = momentsOf(rouletteSounds(film), 'knock');
      expect(rests).toEqual(spin.legs.map(({ settledTime }) => settledTime));
      for (const rest of rests) {
        expect(spin.ball(rest + 0.1).height).toBeLessThan(POCKETS.floor + BALL_RADIUS * 1.2);
      }
    }
  });

  it('let every card of blackjack be heard, and no chips, which do not move', () => {
    for (const seed of SEEDS) {
      const film = sampleStoryboard({ preset: 'blackjack', seed, controls: { duration } });
      const round = dealRound(randomStream(seed, 'cards'));
      const deal = planDeal(film, round, randomStream(seed, 'deal'));
      const landings = deal.flatMap(({ landsAt, revealedAt = landsAt }) =>
        revealedAt === landsAt ? [landsAt] : [landsAt, revealedAt],
      );
      const heard = momentsOf(blackjackSounds(film), 'flick');
      expect(heard.length).toBe(landings.length);
      for (const [k, landing] of landings.entries())
        expect(Math.abs((heard[k] ?? 0) - landing)).toBeLessThan(0.15);
      expect(momentsOf(blackjackSounds(film), 'clack')).toEqual([]);
    }
  });

  it('let every bet and card of poker be heard', () => {
    for (const seed of SEEDS) {
      const film = sampleStoryboard({ preset: 'poker', seed, controls: { duration } });
      const hand = planHand(film, randomStream(seed, 'hand'));
      const chips = hand.bets.reduce((sum, { count }) => sum + count, 0);
      expect(momentsOf(pokerSounds(film), 'clack').length).toBe(chips);
      const cards = hand.holes.length + hand.board.length + hand.peeks.length;
      expect(momentsOf(pokerSounds(film), 'flick').length).toBe(cards);
    }
  });

  it('let every reel be heard to stop, and nothing after the last', () => {
    for (const seed of SEEDS) {
      const film = sampleStoryboard({ preset: 'slots', seed, controls: { duration } });
      const { reelCount } = pickSlotsLook(randomStream(seed, 'look'));
      const stops = planSpinTimes(film, reelCount).flatMap((spin) => spin.stops);
      const sounds = slotsSounds(film);
      expect(momentsOf(sounds, 'thud')).toEqual(stops);
      expect(Math.max(...sounds.map(momentOf))).toBe(Math.max(...stops));
    }
  });
});

it('roulette plays again in long films', () => {
  const legsOf = (duration: number): number =>
    planSpin(sampleWithTwoActions(duration), randomStream(1, 'spin')).legs.length;
  expect(legsOf(60)).toBe(3);
  expect(legsOf(5)).toBe(1);
});

/** Action shots in the second and the fourth fifth. */
function sampleWithTwoActions(duration: number) {
  const film = sampleStoryboard({ preset: 'roulette', controls: { duration } });
  const frames = film.frameCount / 5;
  const kinds = ['wide', 'action', 'detail', 'action', 'endCard'] as const;
  const shots = kinds.map((kind, k) => ({
    kind,
    firstFrame: k * frames,
    frameCount: frames,
    words: [],
    layout: 'middle' as const,
    source: STUDIO_SOURCE,
  }));
  return { ...film, shots };
}
