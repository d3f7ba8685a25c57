import { describe, expect, test } from 'vitest';
import { ASPECT_RATIOS, CONTROL_DEFAULTS, type AspectRatio } from '#domain/order/controls.ts';
import type { WordLine } from '#domain/order/words.ts';
import { overlaps } from '#film/overlay/layout/safe-area.ts';
import { chooseTitleStyle } from '#film/overlay/type/title-style.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { CardKind } from '#film/storyboard/storyboard.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const OFFER: WordLine = { kind: 'offer', text: '$25,000 prize pool', condition: 'Members only' };
const DATE: WordLine = { kind: 'when', text: 'Saturday, May 3, 8 PM', condition: null };
const PLACE: WordLine = { kind: 'where', text: 'Grand Ballroom', condition: null };

function posterOf(
  lines: readonly WordLine[],
  aspectRatio: AspectRatio,
  card: CardKind,
  headline = 'Spring Gala',
) {
  const film = planStoryboard({
    ...exampleOrder(),
    controls: { ...CONTROL_DEFAULTS, aspectRatio, duration: 20 },
    words: {
      headline,
      lines,
      callToAction: 'Reserve your seat',
      signature: 'Silver Heron Casino',
      terms: null,
    },
    shortSidePixels: 360,
  });
  const shot = film.shots.at(-1);
  if (!shot) throw new Error('the film has no shots');
  return layOutWords(film, { ...shot, card }, chooseTitleStyle(film));
}

describe.each(ASPECT_RATIOS)('an end card in %s', (aspectRatio) => {
  test.each<CardKind>(['framed', 'bare', 'split', 'band', 'ticket'])(
    '(%s) says an event with its offer, date and place, one beside or below the other',
    (card) => {
      const { lines } = posterOf([OFFER, DATE, PLACE], aspectRatio, card);
      const said = lines.map(({ text }) => text).join(' ');
      for (const { text } of [OFFER, DATE, PLACE])
        for (const word of text.split(' ')) expect(said).toContain(word);
      expect(said).toContain('Members only');
      lines.forEach((line, at) => {
        for (const other of lines.slice(at + 1)) expect(overlaps(line.box, other.box)).toBe(false);
      });
    },
  );

  test('is about the offer, or else about the event, and signed below', () => {
    const largest = (lines: readonly WordLine[]) => {
      const layout = posterOf(lines, aspectRatio, 'framed');
      expect(layout.lines.at(-1)?.role).toBe('signature');
      return layout.lines.toSorted((a, b) => b.type.sizePixels - a.type.sizePixels)[0]?.role;
    };
    expect(largest([OFFER, DATE])).toBe('offer');
    expect(largest([DATE, PLACE])).toBe('headline');
  });

  test('sets a title of four words on two rows, and date and place large enough beside it', () => {
    const { lines } = posterOf([DATE, PLACE], aspectRatio, 'framed', 'Silver Night Blackjack Cup');
    const ofRole = (role: string) => lines.filter((line) => line.role === role);
    expect(ofRole('headline').length).toBeLessThanOrEqual(2);
    const [title] = ofRole('headline');
    const [fact] = ofRole('when');
    expect(fact?.type.sizePixels).toBeGreaterThan((title?.type.sizePixels ?? 0) / 3);
  });

  test('sets date and place in one size', () => {
    const { lines } = posterOf([OFFER, DATE, PLACE], aspectRatio, 'framed');
    const facts = lines.filter(({ role }) => role === 'when' || role === 'where');
    expect(new Set(facts.map(({ type }) => type.sizePixels)).size).toBe(1);
  });
});

test('a wide end card breaks no short Chinese title', () => {
  const { lines } = posterOf([DATE, PLACE], '16:9', 'framed', '冬日扑克');
  expect(lines.filter(({ role }) => role === 'headline').map(({ text }) => text)).toEqual([
    '冬日扑克',
  ]);
});

test('a wide end card parts date and place on one row by a hairline', () => {
  const { lines, divider } = posterOf([OFFER, DATE, PLACE], '16:9', 'framed');
  const [date, place] = ['when', 'where'].map((role) => lines.find((line) => line.role === role));
  expect(date?.baseline).toBe(place?.baseline);
  expect(divider?.x).toBeGreaterThan((date?.box.x ?? 0) + (date?.box.width ?? 0));
  expect(divider?.x).toBeLessThan(place?.box.x ?? 0);
});
