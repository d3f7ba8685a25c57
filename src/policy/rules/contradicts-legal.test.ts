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
    '18 plus',
    '18-plus',
    '20 plus night',
    '20+ only',
    '20+ party',
    '19+ Club Night',
    'Fiesta: 20+ noche de baile',
    'Soirée 20+, 20+ bal masqué',
    '20+ Feier',
    '20+ festa',
    '20+派对',
    'Must be 18',
    'You must be 20 to enter',
    'Over-18s only',
    'From 18 years',
    'Open to ages 18 to 99',
    'Under 18s not admitted',
    'Interdit aux moins de 18 ans',
    '18 ans révolus',
    'Entrada desde los 18 años',
    'ab 18',
    'Zutritt ab achtzehn Jahren',
    'Vietato ai minori di 18 anni',
    '18 anni compiuti',
    'Proibido para menores de 18',
    'A partir dos 18 anos',
    '满十八岁',
    '18歲以上',
    'Under-21s welcome',
    'All ages welcome',
    'All ages',
    'Bring the kids',
    'For 18-year-olds',
    'For twenty-year-olds',
    'Twenty plus',
    'Sin límite de edad',
    '１８+',
    'XVIII+',
    'I8+',
    '1 8 +',
    '⑱+',
  ])('%s', (text) => {
    expect(found(text)).toMatchObject([{ severity: 'block', category: 'disclosure_evasion' }]);
  });

  it.each([
    '20+ tables',
    '20+ nights of music',
    '20+ dance tracks',
    '20+ party games',
    '20+ welcome cocktails',
    '20 plus party games',
    '15+ years of jazz',
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
    'Over 20 years of entertainment',
    'Seit über 20 Jahren',
    'Desde hace más de 15 años',
    'Plus de 15 ans d’histoire',
    '20 plus 5 bonus spins',
    '18 year old single malt',
    'From 20 to 23 May',
    'Ages 21 to 99',
    'Fr ab 19 Livemusik',
    '满20减5',
    'Buy-in 80 + 20',
    'All of them over twenty-five',
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
    'Problem? Call 0800 111 222',
    'Text HELP to 12345',
    'Need help? gamblinghelp.example',
    '帮助热线 12345',
    'Phone 1-800-555-0100 for help',
    'Somebody is there for support: 0800 123 4567',
    'Someone to talk to, day and night: 0800 123 4567',
    'Besoin de soutien ? 09 74 75 13 99',
    'Unterstützung brauchen? 0800 123 4567',
    '需要帮助？请致电 400 123 4567',
  ])('%s', (text) => {
    expect(found(text)).toMatchObject([{ severity: 'block' }]);
  });

  it.each([
    'Reserve: 0208 555 0100',
    'Call 1-800-GAMBLER for help with a gambling problem',
    'No problem: call 555 010 0142',
    'Call 0800 555 123 for help with your booking',
    'Need help with parking? 0800 555 123',
    'Ayuda para reservar: 0800 555 123',
    'Beratung und Reservierung: 0800 555 123',
  ])('is not in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
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
    'Made by humans',
    'Filmed by humans only',
    'Von Menschen gedreht',
    'Girato da persone vere',
    'Filmado por pessoas',
    'Shot on location with real people',
    'No computer graphics',
    'Girato dal vivo',
    'Echte Aufnahmen',
    '真实拍摄',
  ])('%s', (text) => {
    expect(found(text)).toMatchObject([{ severity: 'block' }]);
  });

  it.each([
    'Made with AI',
    'No airs, no graces',
    'Nessuna iattura',
    'Kein Kino, nur Musik',
    'Real dealers, live music',
  ])('is not in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it('finds what stands over several texts, in their order', () => {
  expect(findLegalContradictions(['1', '8+'], ['US-NJ'])).toMatchObject([{ severity: 'block' }]);
});
