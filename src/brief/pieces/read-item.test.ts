import { expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const linesOf = (prompt: string) =>
  readBrief(prompt).words.lines.map(({ kind, text, condition }) =>
    [kind, text, ...(condition ? [condition] : [])].join(' | '),
  );

test.each([
  ['Headline: All In\nCost: $20', 'offer | Cost: $20'],
  ['Headline: All In\nCost: free', 'offer | Cost: free'],
  [
    'Headline: All In\nEntry fee - $20\nCover charge: $10 after 10 PM',
    'offer | Cover charge: $10 | after 10 PM',
  ],
  ['Headline: All In\nDoors: 8 PM', 'when | Doors: 8 PM'],
  ['Headline: All In\nPrize: $5,000', 'offer | Prize: $5,000'],
  ['Headline: All In\nTickets: $35, Friday 8 PM', 'offer | Tickets: $35'],
  ['Titel: Alles auf Rot\nEintritt: 15,-', 'offer | Eintritt: 15'],
  ['Titel: Alles auf Rot\nPreis: 49 €', 'offer | Preis: 49 €'],
  ['Titel: Alles auf Rot\nEinlass: 19 Uhr', 'when | Einlass: 19 Uhr'],
  ['Titre : Tout rouge\nTarif : 12 €, boisson comprise', 'offer | Tarif : 12 €, boisson comprise'],
  ['Titre : Tout rouge\nEntrée : libre', 'offer | Entrée : libre'],
  ['Titolo: Tutto rosso\nIngresso: 15 € con drink', 'offer | Ingresso: 15 € con drink'],
  ['Título: Todo al rojo\nCover: $200', 'offer | Cover: $200'],
  ['Título: Tudo no vermelho\nPreço: R$ 120 por pessoa', 'offer | Preço: R$ 120 | por pessoa'],
  ['标题：红黑之夜\n门票：100元', 'offer | 门票：100元'],
])('a noun stands with its price or hour: %s', (prompt, line) => {
  expect(linesOf(prompt)).toContain(line);
});

test.each([
  'Headline: All In\nEntry: members only',
  'Headline: All In\nCost: tbd',
  'Headline: All In\nAdmission: 21+ only',
  'Título: Todo al rojo\nEntrada: calle Mayor',
  'Headline: All In\nProduction cost: $4,000',
])('what is neither price nor hour is no line: %s', (prompt) => {
  expect(linesOf(prompt)).toEqual([]);
});

test('an address under the label of tickets is called, with its noun', () => {
  expect(readBrief('Headline: All In\nTickets: stonylake.example').words).toMatchObject({
    lines: [],
    callToAction: 'Tickets: stonylake.example',
  });
});
