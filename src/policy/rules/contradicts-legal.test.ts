import { describe, expect, it } from 'vitest';
import { findLegalContradictions } from './contradicts-legal.ts';

const found = (text: string) => findLegalContradictions([text], ['US-NJ']);

describe('an age below 21 in the words', () => {
  it.each([
    '18+ only',
    '18+',
    'Open to everyone over 18s',
    'For guests 18 and over',
    'Guests aged 18 years and older',
    'Minimum age: 18',
    'Terms: 18+, new customers only',
    'Solo +18',
    'Mayores de 18 años',
    'Réservé aux plus de 18 ans',
    'Ab 18 Jahren',
    'Eintritt ab 20 Jahren',
    'Mindestalter 18',
    'Maggiori di 18 anni',
    'Maiores de 18 anos',
    '年满18岁',
    '18岁以上',
  ])('%s', (text) => {
    expect(found(text)).toMatchObject([{ severity: 'block', category: 'disclosure_evasion' }]);
  });

  it.each([
    '21+',
    'Guests 21 and over',
    'From 18:00',
    'Ab 18 Uhr',
    'Desde 18 €',
    'Friday 18 November',
    'From 15 November to 20 December',
    'Celebrating 15 years of the house',
    '20+ tables, 12 games',
    'Call +1 555 0100 to book',
    'Dinner for 18 and more',
    '$18+ menu',
    'Over 20 tables',
    'Over 18 slot machines',
  ])('is not in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('another helpline in the words', () => {
  it.each([
    'Gambling problem? Call 0808 8020 133',
    'Need help? 1-888-555-0100',
    'Hilfe bei Spielsucht: 0800 1 37 27 00',
    'National Helpline 0808 8020 133',
  ])('%s', (text) => {
    expect(found(text)).toMatchObject([{ severity: 'block' }]);
  });

  it.each(['Reserve: 0208 555 0100', 'Call 1-800-GAMBLER for help with a gambling problem'])(
    'is not in: %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

describe('a denial that the film is generated', () => {
  it.each([
    'No AI',
    'Not made with AI',
    'Filmed for real, without artificial intelligence',
    'AI-free film',
    'Real footage of our house',
    'Ohne KI gedreht',
    'Sin IA',
    'Sans IA',
    'Senza IA',
    'Sem IA',
    '不是AI生成',
  ])('%s', (text) => {
    expect(found(text)).toMatchObject([{ severity: 'block' }]);
  });

  it.each(['Made with AI', 'No airs, no graces', 'Nessuna iattura', 'Kein Kino, nur Musik'])(
    'is not in: %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
