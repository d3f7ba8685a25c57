import { describe, expect, test } from 'vitest';
import type { MediaId } from '#domain/ids.ts';
import { ASPECT_RATIOS } from '#domain/order/controls.ts';
import { MOODS } from '#domain/order/look.ts';
import type { FilmMedia } from '#film/film-media.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { CARDS } from '#film/overlay/layout/cards.ts';
import { wordsZone } from '#film/overlay/layout/frame-layout.ts';
import { chooseLockup, LOCKUPS } from '#film/overlay/layout/lockups.ts';
import { chooseTitleStyle } from '#film/overlay/type/title-style.ts';
import {
  bottomOf,
  boxAround,
  contains,
  overlaps,
  rightOf,
} from '#film/overlay/layout/safe-area.ts';
import { measureInk } from '#film/overlay/type/type-setter.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import type { CardKind, Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import { exampleStoryboard } from '#tests/support/film/example-storyboard.ts';

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

function filmOf(seed: number, changes: Parameters<typeof exampleStoryboard>[0] = {}): Storyboard {
  const mood = MOODS[seed % MOODS.length] ?? 'festive';
  return exampleStoryboard({ seed, look: { mood }, shortSidePixels: 360, ...changes });
}

test('shots of a story that follow one another stand in different lockups', () => {
  for (const film of SEEDS.map((seed) => filmOf(seed))) {
    const names = film.shots.slice(0, -1).map((shot) => chooseLockup(film, shot));
    names.slice(1).forEach((name, at) => expect(name).not.toBe(names[at]));
  }
});

test.each(ASPECT_RATIOS)('a sum is what is read first in %s', (aspectRatio) => {
  for (const seed of SEEDS) {
    const film = filmOf(seed, { controls: { aspectRatio } });
    const shot = shotSaying(film, 'offer', '$200', 'for every spin winner');
    const [sum, ...rest] = layOutWords(film, shot, chooseTitleStyle(film)).lines;
    const heights = [sum, ...rest].map((line) => (line ? measureInk('0', line.type).above : 0));
    expect(sum?.text).toBe('$200');
    expect(heights[0]).toBeGreaterThanOrEqual(360 * 0.14);
    for (const height of heights.slice(1)) {
      expect(height).toBeLessThan((heights[0] ?? 0) * 0.55);
      // Beside the sum, not lost under it.
      expect(height).toBeGreaterThan((heights[0] ?? 0) * 0.16);
    }
  }
});

test.each(ASPECT_RATIOS)(
  'an end card is a poster in %s: on its card a large mark, and a button below',
  (aspect) => {
    for (const seed of SEEDS) {
      const film = filmOf(seed, { controls: { aspectRatio: aspect } });
      const shot = film.shots.at(-1);
      if (!shot) throw new Error('The film has no shots');
      const { lines, plates, panel } = layOutWords(film, shot, chooseTitleStyle(film));
      for (const { box } of [...lines, ...plates])
        expect(panel && contains(panel.box, box)).toBe(true);
      const marks = lines.filter(({ manner }) => manner === 'title');
      const widest = Math.max(...marks.map(({ box }) => box.width));
      expect(widest).toBeGreaterThan(film.size.width * 0.4);
      expect(plates.map(({ kind }) => kind)).toEqual(['button']);
      expect(plates[0]?.box.height).toBeGreaterThan(360 * 0.09);
    }
  },
);

describe.each(Object.keys(CARDS) as CardKind[])('an end card: %s', (card) => {
  test.each(ASPECT_RATIOS)('holds its words and its button in %s', (aspectRatio) => {
    for (const seed of SEEDS.slice(0, 10)) {
      const film = filmOf(seed, { controls: { aspectRatio } });
      const end = film.shots.at(-1);
      if (!end) throw new Error('The film has no shots');
      const shot = { ...end, card };
      const { lines, plates, panel } = layOutWords(film, shot, chooseTitleStyle(film));
      const zone = wordsZone(film, shot);
      expect(panel?.kind).toBe(card);
      expect(plates.map(({ kind }) => kind)).toEqual(['button']);
      for (const { box } of [...lines, ...plates]) {
        expect(panel && contains(panel.box, box)).toBe(true);
        expect(contains(zone, box)).toBe(true);
        const reach = card === 'medal' && panel ? reachFromMiddle(box, panel.box) : 0;
        expect(reach).toBeLessThan(0.84);
      }
    }
  });
});

/** How far a box reaches from the middle of a disc, of its radius. */
function reachFromMiddle(box: Box, disc: Box): number {
  const [x, y] = [disc.x + disc.width / 2, disc.y + disc.height / 2];
  const across = Math.max(Math.abs(box.x - x), Math.abs(rightOf(box) - x));
  const down = Math.max(Math.abs(box.y - y), Math.abs(bottomOf(box) - y));
  return Math.hypot(across, down) / (disc.width / 2);
}

const CONDITION = 'Minimum deposit $20, wagering 35x, new players only';
/** As much as an end card may say. */
const POSTER: Shot['words'] = [
  { role: 'signature', text: 'Harbor Casino' },
  { role: 'offer', text: '$25,000 in prizes' },
  { role: 'condition', text: CONDITION },
  { role: 'when', text: 'Saturday, October 31, 9 PM' },
  { role: 'where', text: 'Grand Ballroom' },
  { role: 'callToAction', text: 'Book your table' },
];

test.each(ASPECT_RATIOS)(
  'a condition on an end card in %s is as large as legal lines',
  (aspect) => {
    for (const seed of SEEDS) {
      const film = filmOf(seed, { controls: { aspectRatio: aspect } });
      const endCard = film.shots.at(-1);
      if (!endCard) throw new Error('The film has no shots');
      const { lines } = layOutWords(film, { ...endCard, words: POSTER }, chooseTitleStyle(film));
      const conditions = lines.filter(({ role }) => role === 'condition');
      expect(conditions.map(({ text }) => text).join(' ')).toBe(CONDITION);
      for (const { type } of conditions) expect(type.sizePixels).toBeGreaterThan(360 * 0.0444);
      const others = lines.filter(({ role }) => role !== 'condition');
      expect(Math.min(...others.map(({ type }) => type.sizePixels))).toBeGreaterThan(360 * 0.025);
    }
  },
);

test('a wide end card leaves room for the game beside its panel', () => {
  for (const seed of SEEDS) {
    const film = filmOf(seed, { controls: { aspectRatio: '16:9' } });
    const shot = film.shots.at(-1);
    for (const card of ['framed', 'split', 'ticket', 'medal'] as const) {
      const panel = shot && layOutWords(film, { ...shot, card }, chooseTitleStyle(film)).panel;
      expect(panel && rightOf(panel.box)).toBeLessThan(film.size.width * 0.66);
    }
  }
});

const PHOTO: FilmMedia = {
  mediaId: 'photo' as MediaId,
  kind: 'image',
  sha256: 'ab',
  width: 1600,
  height: 900,
  seconds: null,
  sourceType: null,
};

test.each([{ source: 'media', media: PHOTO }, { source: 'model' }] as const)(
  'the panel of a wide end card stands in the middle where the studio turns no camera: $source',
  (source) => {
    for (const seed of SEEDS.slice(0, 10)) {
      const film = filmOf(seed, { controls: { aspectRatio: '16:9' } });
      const shot = film.shots.at(-1);
      const card = 'framed';
      const end = shot && ({ ...shot, source, card } as const);
      const box = end && layOutWords(film, end, chooseTitleStyle(film)).panel?.box;
      const middle = box ? box.x + box.width / 2 : 0;
      expect(middle / film.size.width).toBeCloseTo(0.5, 2);
    }
  },
);

test('no tubes are lit by day', () => {
  for (const seed of SEEDS)
    expect(chooseTitleStyle(filmOf(seed, { controls: { lighting: 'bright' } })).paint).not.toBe(
      'neon',
    );
});

test('a word beside a sum is not broken', () => {
  for (const seed of SEEDS) {
    const film = filmOf(seed, { controls: { aspectRatio: '16:9' } });
    const shot = {
      ...shotSaying(film, 'offer', '$100,000 guaranteed', 'for winners'),
      firstFrame: 1,
    };
    const { lines } = layOutWords(film, shot, chooseTitleStyle(film));
    expect(lines.map(({ text }) => text).join(' ')).toContain('guaranteed');
  }
});

test('no ornament stands over a letter like an accent, or touches one', () => {
  const layouts = ASPECT_RATIOS.flatMap((aspectRatio) =>
    SEEDS.flatMap((seed) => {
      const film = filmOf(seed, { controls: { aspectRatio } });
      const shots = film.shots.map((shot) => saying(shot, 'Öğle Ñandú Åse'));
      return shots.map((shot) => layOutWords(film, shot, chooseTitleStyle(film)));
    }),
  );
  const adorned = layouts.flatMap(({ lines, decor }) => (decor ? [{ lines, box: decor.box }] : []));
  expect(adorned.length).toBeGreaterThan(50);
  for (const { lines, box } of adorned) {
    const words = boxAround(lines.map((line) => line.box));
    const isAside = rightOf(box) <= words.x || box.x >= rightOf(words);
    const isRound = box.x <= words.x && rightOf(box) >= rightOf(words);
    const isClear = box.y <= words.y - film360(0.055);
    expect(isAside || (isRound && isClear)).toBe(true);
  }
  const ruled = layouts.flatMap(({ lines, rule }) => (rule ? [{ lines, rule }] : []));
  expect(ruled.length).toBeGreaterThan(20);
  for (const { lines, rule } of ruled) {
    expect(rule.width).toBeGreaterThan(film360(0.25));
    expect(lines.some(({ box }) => overlaps(box, rule))).toBe(false);
  }
});

/** A part of the shorter side of these films. */
const film360 = (part: number) => part * 360;

function saying(shot: Shot, text: string): Shot {
  return { ...shot, words: shot.words.map((one) => ({ ...one, text })) };
}

test('every lockup is used', () => {
  const used = SEEDS.flatMap((seed) => {
    const film = filmOf(seed);
    const sums = ['$500', '€25 back', '50 % off'].map((text, at) => ({
      ...shotSaying(film, 'offer', text, 'for members'),
      firstFrame: at,
    }));
    return [...film.shots, ...sums].map((shot) => chooseLockup(film, shot));
  });
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(LOCKUPS).toSorted());
});

function shotSaying(film: Storyboard, role: 'offer', text: string, condition: string): Shot {
  const [shot] = film.shots;
  if (!shot) throw new Error('The film has no shots');
  return {
    ...shot,
    words: [
      { role, text },
      { role: 'condition', text: condition },
    ],
  };
}
