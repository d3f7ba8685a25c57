import { describe, expect, test } from 'vitest';

import { findRefusals } from '#brief/facts/refusals.ts';
import { readBrief } from '#brief/read-brief.ts';
import { openText } from '#brief/segments/open-text.ts';
import type { Language } from '#domain/languages.ts';

const shownOf = (prompt: string) => {
  const { words, offered } = readBrief(prompt);
  return JSON.stringify([words, offered]);
};
const kindsOf = (prompt: string, language: Language) => [
  ...findRefusals(openText(prompt, language)).kinds,
];

describe('what a text refuses to show stands nowhere', () => {
  test.each([
    ['Steak night on Thursday, $29 with a glass of red. The price must not appear.', '29'],
    ['Oyster evening, Friday 7 PM at the Blue Club. Leave out the time.', '7'],
    [
      'Bingo on Sunday, 2 PM, at the Harbor Casino, 9 Dock Street. Do not show the address.',
      'Dock',
    ],
    ['Book at lucky.example for jackpot night. Never show our website.', 'lucky.example'],
    ['Quiz night, Tuesday 8 PM, call 555 010 2233. No phone numbers please.', '555'],
    ['Salsa night every Thursday. No dates on screen.', 'Thursday'],
    ['Don’t mention the free parking. Buffet on Sunday, free parking all day.', 'arking'],
    ['Jazzabend im Casino Seeblick, Freitag 21 Uhr. Uhrzeit bitte weglassen.', '21'],
    ['Fischessen am Freitag, 24 € pro Person. Keine Preise einblenden.', '24'],
    ['Bingo am Sonntag. Die Adresse soll nicht zu sehen sein: Seestraße 4.', 'Seestraße'],
    ['Dîner spectacle, 59 €, samedi 20 h. Le tarif ne doit pas apparaître.', '59'],
    ['Loto du dimanche à 15 h. N’affichez pas l’heure.', '15'],
    ['Soirée jazz. Sans numéro de téléphone. Réservations : 04 50 11 22 33.', '04 50'],
    ['Noche de paella en el Casino Mirador, 25 € por persona. Que no salga el precio.', '25'],
    ['Bingo los domingos a las 17 h. No mencionar la hora.', '17'],
    ['Cena di pesce al Casinò Belvedere, venerdì, 45 € a testa. Il prezzo non va mostrato.', '45'],
    ['Serata jazz, venerdì ore 21. Non scrivere l’orario.', '21'],
    ['Noite de fado, sexta às 21h, jantar 30 €. Sem preço.', '30'],
    ['Noite de bingo, domingo às 16h. Não mostrar a hora.', '16'],
    ['扑克之夜，每周五晚8点，买入200元。不要显示价格。', '200'],
    ['宾果之夜，每周日，滨海路88号。地址不要出现。', '滨海路'],
  ])('%s', (prompt, refused) => expect(shownOf(prompt)).not.toContain(refused));

  test('the day of a date stays without its refused hour', () => {
    const when = (prompt: string) =>
      readBrief(prompt).words.lines.flatMap(({ kind, text }) => (kind === 'when' ? [text] : []));
    expect(when('Headline: Jazz Friday\nWhen: Friday at 9 PM\nDo not show the time.')).toEqual([
      'Friday',
    ]);
    expect(when('Título: Noche de jazz\nCuándo: viernes a las 22:00\nNo mostrar la hora.')).toEqual(
      ['viernes'],
    );
  });

  test('a refused name signs nowhere', () => {
    const { words } = readBrief(
      'Headline: Bingo Sunday\nSignature: Harbor Casino\nThe casino’s name must not be shown.',
    );
    expect(words).toMatchObject({ headline: 'Bingo Sunday', signature: null });
  });

  test('prizes are no prices, multiples no sums of money', () => {
    const prompt =
      'Headline: Slots Night\n- $5,000 in cash prizes\n- 5x points\n- $20 entry\nNo prices.';
    expect(readBrief(prompt).words.lines.map(({ text }) => text)).toEqual([
      '$5,000 in cash prizes',
      '5x points',
    ]);
  });
});

test.each<[string, Language]>([
  ['No entry fee, no age limit, free for all.', 'en'],
  ['In no time, you win.', 'en'],
  ['Never show up late: the time is now, at no cost.', 'en'],
  ['Don’t show the price too early.', 'en'],
  ['Don’t show the date except at the end.', 'en'],
  ['Don’t write “jackpot guaranteed”.', 'en'],
  ['Keine Kosten, kein Eintritt.', 'de'],
  ['Sans frais, à toute heure.', 'fr'],
  ['Sin costo, a cualquier hora.', 'es'],
  ['Senza costi, a ogni ora.', 'it'],
  ['Inscreva-se no site.', 'pt'],
  ['Sem custos, a qualquer hora.', 'pt'],
  ['不必提前打电话，没有时间限制。', 'zh'],
])('%s refuses no fact', (prompt, language) => expect(kindsOf(prompt, language)).toEqual([]));
