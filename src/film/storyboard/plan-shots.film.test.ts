import { describe, expect, test } from 'vitest';
import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { NO_LICENSEE } from '#domain/markets/licensee.ts';
import { NO_WORDS, type Words } from '#domain/order/words.ts';
import type { MediaId } from '#domain/ids.ts';
import { MEDIA_SHOT_SECONDS_MIN } from '#domain/order/shot-sources.ts';
import type { FilmShotSource } from '#film/film-media.ts';
import { planStoryboard, shotsProblem } from '#film/storyboard/plan-storyboard.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const WORDS: Words = {
  headline: 'Ladies Night',
  lines: [
    { kind: 'offer', text: '2 for 1 cocktails', condition: 'until midnight' },
    { kind: 'when', text: 'Friday at 9 PM', condition: null },
    { kind: 'where', text: 'Silver Spur Casino', condition: null },
  ],
  callToAction: 'Reserve your table at silverspur.com',
  signature: 'House of Tests',
  terms: null,
};

function planOf(duration: number, seed = 1, words: Words = WORDS): Storyboard {
  const order = exampleOrder();
  return planStoryboard({ ...order, words, seed, controls: { ...CONTROL_DEFAULTS, duration } });
}

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
const textsOf = ({ words }: Shot) => words.map(({ text }) => text);

describe('planShots', () => {
  test.each([
    [5, 3, 3],
    [15, 4, 6],
    [30, 6, 9],
    [60, 9, 13],
  ])('a film of %i seconds has %i to %i shots', (duration, fewest, most) => {
    for (const seed of SEEDS) {
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
    const plan = planOf(duration, 1, { ...WORDS, lines: [], callToAction: null });
    const frames = plan.shots.at(-1)?.frameCount ?? 0;
    expect(frames / plan.controls.fps).toBeGreaterThanOrEqual(seconds);
  });

  test('five seconds say the headline, one line with its condition and who signs', () => {
    const plan = planOf(5);
    expect(plan.shots.map(textsOf)).toEqual([
      ['Ladies Night'],
      ['2 for 1 cocktails', 'until midnight'],
      ['House of Tests'],
    ]);
    expect(plan.leftOut).toEqual(['lines.1', 'lines.2', 'callToAction']);
  });

  test('five seconds of a venue say its place, unless the legal lines name it', () => {
    const order = { ...exampleOrder({ duration: 5 }), words: WORDS, advertises: 'venue' } as const;
    const venue = { venueName: 'Silver Spur Casino', venueAddress: 'Reno, Nevada' };
    expect(planStoryboard(order).leftOut).toEqual(['lines.0', 'lines.1', 'callToAction']);
    expect(planStoryboard({ ...order, licensee: { ...NO_LICENSEE, ...venue } }).leftOut).toEqual([
      'lines.1',
      'lines.2',
      'callToAction',
    ]);
  });

  test('fifteen seconds say all of it, and the end card all of it again', () => {
    const { shots, leftOut } = planOf(15);
    expect(leftOut).toEqual([]);
    expect(shots[0]?.words).toEqual([{ role: 'headline', text: 'Ladies Night' }]);
    expect(shots.at(-1)?.words).toEqual([
      { role: 'signature', text: 'House of Tests' },
      { role: 'headline', text: 'Ladies Night' },
      { role: 'offer', text: '2 for 1 cocktails' },
      { role: 'condition', text: 'until midnight' },
      { role: 'when', text: 'Friday at 9 PM' },
      { role: 'where', text: 'Silver Spur Casino' },
      { role: 'callToAction', text: 'Reserve your table at silverspur.com' },
    ]);
  });

  test('an end card does not say twice what its signature says, and every date', () => {
    const words: Words = {
      ...WORDS,
      lines: [
        { kind: 'when', text: 'Friday', condition: null },
        { kind: 'when', text: 'Doors at 8 PM', condition: null },
        { kind: 'where', text: 'house of tests', condition: null },
      ],
      callToAction: null,
    };
    expect(planOf(15, 1, words).shots.slice(-1).map(textsOf)).toEqual([
      ['House of Tests', 'Ladies Night', 'Friday', 'Doors at 8 PM'],
    ]);
  });

  test.each<[string, Partial<Words>, string[]]>([
    [
      'its headline',
      {
        headline: '2 for 1 cocktails',
        lines: [{ kind: 'offer', text: '2 for 1 cocktails', condition: 'until midnight' }],
        signature: null,
        callToAction: null,
      },
      ['2 for 1 cocktails', 'until midnight'],
    ],
    [
      'its signature',
      {
        lines: [
          { kind: 'offer', text: 'Free Play Friday', condition: 'new members only' },
          { kind: 'when', text: 'Friday at 9 PM', condition: null },
        ],
        signature: 'Free Play Friday',
      },
      ['Free Play Friday', 'new members only', 'Ladies Night', 'Friday at 9 PM'],
    ],
  ])('an end card shows the condition of an offer that %s says', (_, words, texts) => {
    const { shots } = planOf(15, 1, { ...WORDS, ...words });
    expect(
      shots
        .at(-1)
        ?.words.map(({ text }) => text)
        .slice(0, texts.length),
    ).toEqual(texts);
  });

  test('an end card that nobody signs says the headline again, and the rest as far as that is read', () => {
    const words: Words = { ...WORDS, callToAction: null, signature: null };
    const ends = [15, 5].map((duration) => planOf(duration, 1, words).shots.slice(-1).map(textsOf));
    expect(ends).toEqual([
      [
        [
          'Ladies Night',
          '2 for 1 cocktails',
          'until midnight',
          'Friday at 9 PM',
          'Silver Spur Casino',
        ],
      ],
      [['Ladies Night']],
    ]);
  });

  test('a call never stands alone on an end card', () => {
    const call = { ...NO_WORDS, callToAction: 'Book your seat' };
    const headline = { ...call, headline: 'Ladies Night' };
    const offer = { ...call, lines: WORDS.lines.slice(0, 1) };
    for (const [words, duration] of [
      [headline, 5],
      [headline, 15],
      [offer, 8],
    ] as const) {
      const roles = planOf(duration, 1, words)
        .shots.at(-1)
        ?.words.map(({ role }) => role);
      expect(roles).toContain('callToAction');
      expect(roles?.length).toBeGreaterThan(1);
    }
  });

  test('a date that the story has no time for stands on the end card alone, with its event', () => {
    const { shots, leftOut } = planOf(7, 1, {
      ...WORDS,
      lines: [...WORDS.lines.slice(0, 1), { kind: 'when', text: 'Friday', condition: null }],
      callToAction: null,
    });
    expect(shots.slice(0, -1).flatMap(textsOf)).not.toContain('Friday');
    expect(shots.slice(-1).map(textsOf)).toEqual([['House of Tests', 'Ladies Night', 'Friday']]);
    expect(leftOut).toEqual([]);
  });

  test('an offer comes before a note where there is time for one of them', () => {
    const words: Words = {
      ...WORDS,
      lines: [
        { kind: 'when', text: 'Friday at 9 PM', condition: null },
        { kind: 'note', text: 'Free parking behind the house', condition: null },
        { kind: 'offer', text: '2 for 1 cocktails', condition: 'until midnight' },
      ],
    };
    expect(planOf(10, 1, words).leftOut).toEqual(['lines.1']);
  });

  test('nothing stands where nothing is given', () => {
    for (const duration of [5, 15, 60])
      expect(planOf(duration, 1, NO_WORDS).shots.flatMap(textsOf)).toEqual([]);
  });

  test('small print that takes long to read has a longer end card', () => {
    const terms = Array.from({ length: 20 }, (_, index) => `term ${index}`).join(' ');
    const short = { ...WORDS, lines: [] };
    const [without, with_] = [short, { ...short, terms }].map(
      (words) => planOf(30, 1, words).shots.at(-1)?.frameCount ?? 0,
    );
    expect(with_).toBeGreaterThan((without ?? 0) * 2);
  });
});

/** Seconds at which a text is first seen in each shot that shows it. */
function timesOf({ shots, controls }: Storyboard, text: string): number[] {
  return shots
    .filter((shot) => textsOf(shot).includes(text))
    .map(({ firstFrame }) => firstFrame / controls.fps);
}

function gapsOf(times: readonly number[]): number[] {
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

function longestSilence({ shots, controls }: Storyboard): number {
  let frames = 0;
  let longest = 0;
  for (const { words, frameCount } of shots) {
    frames = words.length === 0 ? frames + frameCount : 0;
    longest = Math.max(longest, frames / controls.fps);
  }
  return longest;
}

describe('a long film', () => {
  test.each([30, 38, 45, 52, 60])('of %i seconds comes back to headline and offer', (duration) => {
    for (const seed of SEEDS) {
      const plan = planOf(duration, seed);
      for (const text of ['Ladies Night', '2 for 1 cocktails']) {
        const times = timesOf(plan, text);
        expect(times.length).toBeGreaterThanOrEqual(Math.floor(duration / 15));
        expect(Math.max(...gapsOf(times))).toBeLessThanOrEqual(16);
      }
    }
  });

  test('shows what returns in another layout', () => {
    const layouts = planOf(60)
      .shots.filter((shot) => textsOf(shot).includes('Ladies Night'))
      .map(({ layout }) => layout);
    expect(layouts.slice(0, 3)).toEqual(['middle', 'side', 'low']);
  });

  test.each<[string, Words]>([
    ['all words', WORDS],
    ['a headline alone', { ...NO_WORDS, headline: 'Ladies Night' }],
    ['a line alone', { ...NO_WORDS, lines: WORDS.lines.slice(1, 2) }],
    ['a signature alone', { ...NO_WORDS, signature: 'House of Tests' }],
  ])('says something at least every eight seconds: %s', (_, words) => {
    for (const duration of [12, 20, 30, 41, 60]) {
      for (const seed of SEEDS)
        expect(longestSilence(planOf(duration, seed, words))).toBeLessThanOrEqual(8);
    }
  });
});

describe('a film of own photos and clips alone', () => {
  const photo = (index: number): FilmShotSource => ({
    source: 'media',
    media: {
      mediaId: `photo ${index}` as MediaId,
      kind: 'image',
      sha256: '',
      width: 4,
      height: 3,
      seconds: null,
      sourceType: null,
    },
  });
  const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(index));
  const filmOf = (duration: number, shots: readonly FilmShotSource[], words = WORDS) => ({
    ...exampleOrder({ duration }),
    words,
    shots,
  });
  const idsOf = ({ shots }: Storyboard) =>
    shots.map(({ source }) => (source.source === 'media' ? source.media.mediaId : source.source));

  test.each([
    [15, 1],
    [15, 4],
    [15, 7],
    [60, 24],
  ])('of %i seconds has exactly its %i pictures, in their order', (duration, count) => {
    const film = planStoryboard(filmOf(duration, photos(count), NO_WORDS));
    const wanted = photos(count).map((_, index) => `photo ${index}`);
    expect([...new Set(idsOf(film))]).toEqual(wanted);
    expect(idsOf(film)).toEqual(
      idsOf(film).toSorted((a, b) => wanted.indexOf(a) - wanted.indexOf(b)),
    );
    expect(film.shots.at(-1)).toMatchObject({ kind: 'endCard', source: photo(count - 1) });
    const seconds = (id: string) =>
      film.shots
        .slice(0, -1)
        .filter((_, index) => idsOf(film)[index] === id)
        .reduce((sum, { frameCount }) => sum + frameCount / film.controls.fps, 0);
    for (const id of wanted) expect(seconds(id)).toBeGreaterThanOrEqual(MEDIA_SHOT_SECONDS_MIN);
  });

  test('keeps a picture for as many shots as the words need', () => {
    const film = planStoryboard(filmOf(15, photos(2)));
    expect(film.leftOut).toEqual([]);
    expect(new Set(idsOf(film)).size).toBe(2);
    expect(film.shots.length).toBeGreaterThan(3);
  });

  test('is refused in words where it is too short for them', () => {
    expect(shotsProblem(filmOf(5, photos(9)))).toMatch(/has time for \d photos .* the order has 9/);
    expect(shotsProblem(filmOf(60, photos(9)))).toBeNull();
  });
});

test('an order that names the pictures of more shots than there are is refused in words', () => {
  const order = exampleOrder();
  const sources = Array.from({ length: 9 }, () => ({ source: 'studio' }) as const);
  expect(shotsProblem({ ...order, shots: sources })).toContain('the order has sources for 9');
  expect(shotsProblem({ ...order, shots: sources.slice(0, 2) })).toBeNull();
  expect(shotsProblem(order)).toBeNull();
});
