import { expect, test } from 'vitest';
import type { BrandId, MediaId } from '#domain/ids.ts';
import type { FilmBrand } from '#film/film-brand.ts';
import type { FilmMedia, FilmShotSource } from '#film/film-media.ts';
import { planStoryboard, shotsProblem } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const clipOf = (mediaId: string, seconds: number): FilmMedia => ({
  mediaId: mediaId as MediaId,
  kind: 'clip',
  sha256: 'ab'.repeat(32),
  width: 1280,
  height: 720,
  seconds,
  sourceType: null,
});
const BRAND: FilmBrand = {
  id: 'brand' as BrandId,
  version: 1,
  palette: {},
  isPaletteLocked: false,
  logos: [],
  endCard: null,
  hasWatermark: false,
};
const order = (brand: Partial<FilmBrand>, shots?: readonly FilmShotSource[]) => ({
  ...exampleOrder({ duration: 15 }),
  brand: { ...BRAND, ...brand },
  ...(shots && { shots }),
});
const intro = { media: clipOf('intro', 4), isLocked: false };
const OWN: FilmShotSource = { source: 'media', media: clipOf('own', 5) };
const STUDIO: FilmShotSource = { source: 'studio' };
const sourcesOf = ({ shots }: Storyboard) =>
  shots.map(({ source }) => (source.source === 'media' ? source.media.mediaId : source.source));

test('a film begins with the intro of its brand, without words, and keeps its length', () => {
  const film = planStoryboard(order({ intro }));
  const [first, second] = film.shots;
  expect(first).toMatchObject({ isIntro: true, words: [], firstFrame: 0, frameCount: 3 * 30 });
  expect(second?.firstFrame).toBe(90);
  const frames = film.shots.reduce((sum, { frameCount }) => sum + frameCount, 0);
  expect(frames).toBe(film.frameCount);
  expect(film.shots.flatMap(({ words }) => words).map(({ text }) => text)).toContain(
    'Midnight Roulette',
  );
});

test('a clip that is a flash is no intro', () => {
  const film = planStoryboard(order({ intro: { ...intro, media: clipOf('intro', 0.5) } }));
  expect(film.shots).toEqual(planStoryboard(order({})).shots);
});

test('an order may show something else in its place, unless it is locked', () => {
  expect(sourcesOf(planStoryboard(order({ intro }, [STUDIO, OWN]))).slice(0, 3)).toEqual([
    'intro',
    'own',
    'studio',
  ]);
  const replaced = planStoryboard(order({ intro }, [OWN, STUDIO]));
  expect(sourcesOf(replaced).slice(0, 2)).toEqual(['own', 'studio']);
  expect(replaced.shots[0]).not.toHaveProperty('isIntro');
  const locked = planStoryboard(order({ intro: { ...intro, isLocked: true } }, [OWN, STUDIO]));
  expect(sourcesOf(locked)[0]).toBe('intro');
});

test('it stands before a film of own clips alone', () => {
  const alone = order({ intro }, [OWN]);
  expect(shotsProblem(alone)).toBeNull();
  expect(new Set(sourcesOf(planStoryboard(alone)))).toEqual(new Set(['intro', 'own']));
});

const LINES = [
  { role: 'note', text: 'Where Fridays begin' },
  { role: 'where', text: '12 Strip Boulevard' },
] as const;
const endCard = { logo: null, ground: null, lines: LINES };

test('the end card says what the brand wants said on it, in reading order', () => {
  const film = planStoryboard(order({ endCard }));
  expect(film.shots.at(-1)?.words.map(({ text }) => text)).toEqual([
    'The Grand Meridian',
    'Midnight Roulette',
    'Friday night',
    'Where Fridays begin',
    'Book your table',
    '12 Strip Boulevard',
  ]);
  expect(film.leftOut).toEqual([]);
});

test('an open end card says no more than two fifths of the film have time for', () => {
  const eight = { ...order({ endCard }), controls: exampleOrder({ duration: 8 }).controls };
  expect(planStoryboard(eight).leftOut).toEqual(['endCard']);
});

test.each([
  [false, ['endCard']],
  [true, ['callToAction', 'signature']],
])('in a short film a card that is locked (%s) comes first', (isLocked, leftOut) => {
  const { controls } = exampleOrder();
  const short = { ...order({ endCard: { ...endCard, isLocked } }), controls };
  expect(planStoryboard(short).leftOut).toEqual(leftOut);
});
