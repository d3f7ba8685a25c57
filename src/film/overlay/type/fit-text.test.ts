import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakablePieces, fitText, graphemesOf } from '#film/overlay/type/fit-text.ts';

/** A typewriter: every grapheme is 0.6 of the size. */
const measure = (text: string, sizePixels: number) => graphemesOf(text).length * 0.6 * sizePixels;
const request = { widthMax: 300, linesMax: 2, sizeMax: 40, sizeMin: 12, measure };

describe('fitText', () => {
  test('keeps short text on one line at the largest size', () => {
    expect(fitText({ ...request, text: 'Jackpot' })).toEqual({
      lines: ['Jackpot'],
      sizePixels: 40,
    });
  });

  test('balances two lines', () => {
    const { lines } = fitText({ ...request, text: 'Where every spin begins one more story' });
    expect(lines).toEqual(['Where every spin', 'begins one more story']);
  });

  test.each([
    ['A night of a thousand stars', ['A night', 'of a thousand stars']],
    ['Tickets from 25 euros', ['Tickets', 'from 25 euros']],
    ['Una noche de estrellas', ['Una noche', 'de estrellas']],
    ['Die Nacht der Sterne', ['Die Nacht', 'der Sterne']],
    ['Doors open January 18', ['Doors open', 'January 18']],
    ['Freeze-Out · 10k added', ['Freeze-Out ·', '10k added']],
  ])('ends no line inside a phrase: %s', (text, lines) => {
    expect(fitText({ ...request, widthMax: 460, sizeMin: 39.9, text }).lines).toEqual(lines);
  });

  test('sets larger on more lines where lines cost little', () => {
    const text = 'half-price pho at Lotus Counter for gold and platinum cardholders';
    const asked = { ...request, text, linesMax: 4 };
    const [wide, upright] = [asked, { ...asked, fewerLinesWorth: 0.85 }].map(fitText);
    expect(upright?.lines.length).toBeGreaterThan(wide?.lines.length ?? 0);
    expect(upright?.sizePixels).toBeGreaterThan((wide?.sizePixels ?? 0) * 1.1);
  });

  test.each([
    ['a headline', 'Ladies Night at the Silver Spur Casino'],
    ['terms', 'Guests 21 and older. Gambling problem? Call the state helpline.'],
  ])('breaks at pasted no-break spaces and never inside a word: %s', (_, text) => {
    const asked = { ...request, linesMax: 4, sizeMin: 14 };
    const usual = fitText({ ...asked, text });
    const pasted = fitText({ ...asked, text: text.replaceAll(' ', '\u00A0') });
    expect(pasted.sizePixels).toBeGreaterThan(usual.sizePixels * 0.8);
    for (const word of pasted.lines.flatMap((line) => line.split('\u00A0')))
      expect(text.split(' ')).toContain(word);
  });

  test.each(['一二三四五六七八九十'.repeat(6), '100 200 300 400 500 600 700 800 900 '.repeat(3)])(
    'breaks endless chains of figures: %s',
    (text) => {
      for (const piece of breakablePieces(text)) expect(piece.trim().length).toBeLessThan(17);
      expect(breakablePieces(text).join('')).toBe(text);
    },
  );

  test('may break Chinese between words, and keeps punctuation with the word before it', () => {
    expect(breakablePieces('请理性博彩，如有需要')).toContain('彩，');
  });

  test('breaks a word that is too wide instead of overflowing', () => {
    const { lines } = fitText({ ...request, text: 'x'.repeat(120) });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).toBe('x'.repeat(120));
  });

  test('never overflows and never loses a word', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const { lines, sizePixels } = fitText({ ...request, text });
        for (const line of lines) expect(measure(line, sizePixels)).toBeLessThanOrEqual(300);
        const squeezed = (words: string) => words.replace(/\s/gu, '');
        expect(squeezed(lines.join(''))).toBe(squeezed(text));
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  ['1 000 € Preisgeld', ['1 000 € ', 'Preisgeld']],
  ['CHF 10 000 Jackpot', ['CHF 10 000 ', 'Jackpot']],
  ['R$ 5.000 em jogo', ['R$ 5.000 ', 'em ', 'jogo']],
  ['50 % off', ['50 % ', 'off']],
  ['2 for 1 at 9 PM', ['2 ', 'for ', '1 ', 'at ', '9 PM']],
  ['25\u00A0€ gratis', ['25\u00A0€ ', 'gratis']],
  ['October 31, 9 PM', ['October 31, ', '9 PM']],
  ['Sept. 4 in May', ['Sept. 4 ', 'in ', 'May']],
  ['十一月二十八日晚八点', ['十一月', '二十八日', '晚八点']],
])('figures stay whole: %s', (text, pieces) => {
  expect(breakablePieces(text)).toEqual(pieces);
});
