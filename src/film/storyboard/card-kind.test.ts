import { expect, test } from 'vitest';
import { CONTROL_DEFAULTS, LIGHTINGS, type Lighting } from '#domain/order/controls.ts';
import { MOODS } from '#domain/order/look.ts';
import { STUDIO_SOURCE } from '#film/film-media.ts';
import { chooseCard } from '#film/storyboard/card-kind.ts';
import type { CardKind, Shot, ShotWords } from '#film/storyboard/storyboard.ts';
import { exampleStoryboard } from '#tests/support/film/example-storyboard.ts';

const { look, brand } = exampleStoryboard();
const NAME: ShotWords = { role: 'signature', text: 'Rivera' };
const CALL: ShotWords = { role: 'callToAction', text: 'Book your table' };
const OFFER: ShotWords = { role: 'offer', text: '$250 free play' };
const CONDITION: ShotWords = { role: 'condition', text: 'New members only' };
const WHEN: ShotWords = { role: 'when', text: 'Saturday 8 PM' };
const WHERE: ShotWords = { role: 'where', text: 'Grand Ballroom, Harbor Street' };

/** All kinds that end cards with these words get in films of every mood, light and many seeds. */
function kindsFor(
  words: readonly ShotWords[],
  lightings: readonly Lighting[] = LIGHTINGS,
  changes: Partial<Shot> = {},
): Set<CardKind> {
  const shot: Shot = {
    kind: 'endCard',
    firstFrame: 0,
    frameCount: 90,
    words,
    layout: 'middle',
    source: STUDIO_SOURCE,
    ...changes,
  };
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  return new Set(
    lightings.flatMap((lighting) =>
      MOODS.flatMap((mood) =>
        seeds.map((seed) =>
          chooseCard(shot, {
            look: { ...look, mood },
            controls: { ...CONTROL_DEFAULTS, lighting },
            seed,
            brand,
          }),
        ),
      ),
    ),
  );
}

test('a name alone, few words and a sum each stand in four ways', () => {
  for (const words of [[NAME], [NAME, CALL], [NAME, OFFER, CONDITION, CALL]])
    expect(kindsFor(words).size).toBeGreaterThanOrEqual(4);
});

test('only a sum stands on a ticket, and only a short name on a medal', () => {
  expect(kindsFor([NAME, OFFER, CALL])).toContain('ticket');
  expect(kindsFor([NAME, WHEN, CALL])).not.toContain('ticket');
  expect(kindsFor([NAME])).toContain('medal');
  expect(kindsFor([{ role: 'signature', text: 'Harbor Lights Casino Resort' }])).not.toContain(
    'medal',
  );
});

test('much stands on a panel, and nothing on a bright picture itself', () => {
  expect(kindsFor([NAME, OFFER, CONDITION, WHEN, WHERE, CALL])).toEqual(
    new Set(['split', 'framed']),
  );
  expect(kindsFor([NAME, CALL], ['bright'])).not.toContain('bare');
});

test('no half of the frame is covered where the studio turns no camera', () => {
  expect(kindsFor([NAME, CALL], LIGHTINGS, { source: { source: 'model' } })).not.toContain('split');
});
