import { expect, test } from 'vitest';
import { ASPECT_RATIOS } from '#domain/order/controls.ts';
import { MOODS } from '#domain/order/look.ts';
import { CARDS } from '#film/overlay/layout/cards.ts';
import { FREE_MIN, freeShare, withReadCard } from '#film/overlay/layout/read-card.ts';
import { chooseTitleStyle } from '#film/overlay/type/title-style.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import type { CardKind, ShotWords, Storyboard } from '#film/storyboard/storyboard.ts';
import { exampleStoryboard } from '#tests/support/film/example-storyboard.ts';

const KINDS = Object.keys(CARDS) as CardKind[];
const NAME: ShotWords = { role: 'signature', text: 'Bellagio' };
const CALL: ShotWords = { role: 'callToAction', text: 'Book your table' };
const OFFER: ShotWords = { role: 'offer', text: '100% up to €500' };
const CONDITION: ShotWords = { role: 'condition', text: 'Min. deposit €20, wagering 40x' };
const TERMS: ShotWords = {
  role: 'terms',
  text: 'Full terms at the desk. The offer may end early.',
};
const CHINESE: readonly ShotWords[] = [
  { role: 'headline', text: '金色之夜' },
  { role: 'signature', text: '新葡京娱乐场' },
  { role: 'callToAction', text: '立即预订' },
];
const SAID: readonly (readonly ShotWords[])[] = [
  [NAME],
  [NAME, CALL],
  [{ role: 'headline', text: 'A golden Friday' }, NAME, CALL],
  CHINESE,
  [NAME, OFFER, CONDITION, CALL],
  [NAME, OFFER, CONDITION, CALL, TERMS],
];

function filmOf(
  card: CardKind,
  words: readonly ShotWords[],
  seed: number,
  changes = {},
): Storyboard {
  const mood = MOODS[seed % MOODS.length] ?? 'festive';
  const film = exampleStoryboard({ seed, look: { mood }, shortSidePixels: 720, ...changes });
  const end = film.shots.at(-1);
  if (!end) throw new Error('The film has no shots');
  return { ...film, shots: [...film.shots.slice(0, -1), { ...end, card, words }] };
}

function measured(film: Storyboard) {
  const shot = film.shots.at(-1);
  if (!shot) throw new Error('The film has no shots');
  const layout = layOutWords(film, shot, chooseTitleStyle(film));
  const sizes = layout.lines.map(({ type }) => type.sizePixels);
  return {
    kind: shot.card,
    roles: new Set(layout.lines.map(({ role }) => role)),
    largest: Math.max(...sizes),
    smallest: Math.min(...sizes),
    free: freeShare(layout, film),
  };
}

test.each(ASPECT_RATIOS)(
  'a card in %s says what a framed one says, nearly as large, and leaves the game to see',
  (aspectRatio) => {
    const seen = new Set<CardKind | undefined>();
    for (const captions of ['off', 'burned'] as const)
      for (const words of SAID)
        for (const [seed, kind] of KINDS.entries()) {
          const changes = { controls: { aspectRatio }, captions };
          const film = withReadCard(filmOf(kind, words, seed, changes));
          const card = measured(film);
          const framed = measured(filmOf('framed', words, seed, changes));
          seen.add(card.kind);
          if (card.kind === 'framed') continue;
          expect([...card.roles]).toEqual(expect.arrayContaining([...framed.roles]));
          expect(card.largest).toBeGreaterThanOrEqual(framed.largest * 0.7);
          expect(card.smallest).toBeGreaterThanOrEqual(framed.smallest * 0.9);
          expect(card.free).toBeGreaterThanOrEqual(FREE_MIN);
        }
    expect(seen.size).toBeGreaterThanOrEqual(4);
  },
);

test('frames of all sizes, and a film that is asked again, get the same card', () => {
  for (const aspectRatio of ASPECT_RATIOS)
    for (const [seed, kind] of KINDS.entries()) {
      const cardIn = (shortSidePixels: number) =>
        withReadCard(
          filmOf(kind, [NAME, CALL], seed, { controls: { aspectRatio }, shortSidePixels }),
        );
      const card = cardIn(1080).shots.at(-1)?.card;
      expect(cardIn(240).shots.at(-1)?.card).toBe(card);
      expect(withReadCard(cardIn(1080)).shots.at(-1)?.card).toBe(card);
    }
});

test('a name alone stands in the middle of its panel', () => {
  for (const aspectRatio of ASPECT_RATIOS) {
    const film = filmOf('framed', [NAME], 1, { controls: { aspectRatio } });
    const shot = film.shots.at(-1);
    if (!shot) throw new Error('The film has no shots');
    const { lines, panel } = layOutWords(film, shot, chooseTitleStyle(film));
    const [first, last] = [lines[0]?.box, lines.at(-1)?.box];
    if (!first || !last || !panel) throw new Error('The card says nothing');
    const above = first.y - panel.box.y;
    const below = panel.box.y + panel.box.height - last.y - last.height;
    expect(Math.abs(above - below)).toBeLessThan(720 * 0.01);
  }
});
