import { expect, it } from 'vitest';
import { SAMPLE_PALETTES, sampleStoryboard } from '../sample-storyboard.ts';
import { lightOfFilm } from './light-of-film.ts';
import { lightRigFor } from './light-rig.ts';

const gainAt = (time: 'day' | 'dusk') =>
  lightOfFilm(sampleStoryboard({ preset: 'roulette', look: { landscape: { kind: 'sea', time } } }))
    .film.gain;

it('dusk outside tints what the lighting has tinted', () => {
  const { gain } = lightRigFor('cinematic', SAMPLE_PALETTES.cinematic).film;
  expect(gainAt('day')).toEqual(gain);
  const [red, , blue] = gainAt('dusk');
  expect(red).toBeGreaterThan(gain[0]);
  expect(blue).toBeLessThan(gain[2]);
});
