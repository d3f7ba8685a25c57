import { describe, expect, test } from 'vitest';

import { withHouseSigning } from '#brief/facts/house-signing.ts';
import { keepConditions } from '#brief/facts/keep-conditions.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { openBrief } from '#brief/open-brief.ts';

type Part = readonly [Finding['field'], string];

function found(prompt: string, parts: readonly Part[]): Finding[] {
  return parts.map(([field, words]) => {
    const start = prompt.indexOf(words);
    const span = { start, end: start + words.length };
    return { field, ...span, condition: null, sureness: SURENESS.prose };
  });
}

function told(prompt: string, findings: readonly Finding[]): string[] {
  return findings.map(({ field, start, end, condition }) => {
    const limit = condition ? ` | ${prompt.slice(condition.start, condition.end)}` : '';
    return `${field}: ${prompt.slice(start, end)}${limit}`;
  });
}

const kept = (prompt: string, ...parts: Part[]) =>
  told(prompt, keepConditions(openBrief(prompt).facts, found(prompt, parts)));

describe('a footnote limits the offer with its star and is nothing else', () => {
  test.each<[string, string, string]>([
    ['Free oysters* on Friday. *While the boat is in', 'Free oysters', 'While the boat is in'],
    ['Gratis Suppe* jeden Montag. *Nur mit Anmeldung', 'Gratis Suppe', 'Nur mit Anmeldung'],
    ['Dessert offert* le lundi. *Hors jours fériés', 'Dessert offert', 'Hors jours fériés'],
    ['Tapa gratis* cada martes. *Con reserva previa', 'Tapa gratis', 'Con reserva previa'],
    ['Dolce in omaggio* ogni sera. *Su prenotazione', 'Dolce in omaggio', 'Su prenotazione'],
    ['Café grátis* às terças. *Apenas com reserva', 'Café grátis', 'Apenas com reserva'],
    ['免费甜点*，每周二。*需提前预订', '免费甜点', '需提前预订'],
  ])('%s', (prompt, offer, note) => {
    expect(kept(prompt, ['offer', offer], ['callToAction', note])).toEqual([
      `offer: ${offer} | ${note}`,
    ]);
    expect(kept(prompt, ['headline', offer])).toEqual([`offer: ${offer} | ${note}`]);
  });

  test('a list with stars has no footnotes', () => {
    const prompt = '* Free soup\n* Free bread\n* Live band';
    expect(kept(prompt, ['offer', 'Free soup'], ['note', 'Live band'])).toEqual([
      'offer: Free soup',
      'note: Live band',
    ]);
  });
});

describe('an offer keeps its limit', () => {
  test.each<[string, string, string]>([
    ['Entrada libre con carné, jueves 21:00', 'Entrada libre', 'con carné'],
    ['Freier Eintritt mit Kundenkarte, Freitag 20 Uhr', 'Freier Eintritt', 'mit Kundenkarte'],
    ['Entrée gratuite avec invitation, samedi 20 h', 'Entrée gratuite', 'avec invitation'],
    ['Ingresso gratuito con tessera, sabato ore 21', 'Ingresso gratuito', 'con tessera'],
    ['Entrada grátis com documento, sexta às 21h', 'Entrada grátis', 'com documento'],
    [
      'Win $900 cash at midnight. Confetti falls. Must be present to win.',
      '$900 cash',
      'Must be present to win',
    ],
    ['Bono de 50 €, caduca el 3 de mayo. Fiesta el sábado.', 'Bono de 50 €', 'caduca el 3 de mayo'],
    ['$50 bonus, expires May 3. Saturday 9 PM party.', '$50 bonus', 'expires May 3'],
  ])('%s', (prompt, offer, limit) =>
    expect(kept(prompt, ['offer', offer])).toEqual([`offer: ${offer} | ${limit}`]),
  );

  test('a headline that offers to some only becomes an offer', () => {
    const prompt = 'Clases gratis de dados los lunes a las 18:00 para socios';
    const date = ['when', 'los lunes a las 18:00'] as const;
    expect(kept(prompt, ['headline', 'Clases gratis de dados'], date)).toEqual([
      'offer: Clases gratis de dados | para socios',
      'when: los lunes a las 18:00',
    ]);
  });

  test.each<[string, string, string]>([
    ['Grill $29, drinks included, on Friday', 'Grill $29', 'drinks included'],
    ['Fondue 24 €, Getränke inklusive, am Freitag', 'Fondue 24 €', 'Getränke inklusive'],
    ['Raclette 24 €, vin non compris, le vendredi', 'Raclette 24 €', 'vin non compris'],
    ['Paella 18 €, bebidas no incluidas, el viernes', 'Paella 18 €', 'bebidas no incluidas'],
    ['Pizza 12 €, bevande escluse, ogni lunedì', 'Pizza 12 €', 'bevande escluse'],
    ['Rodízio 20 €, bebidas incluídas, às sextas', 'Rodízio 20 €', 'bebidas incluídas'],
  ])('what a price holds goes with it: %s', (prompt, offer, rest) => {
    expect(kept(prompt, ['offer', offer], ['offer', rest])).toEqual([`offer: ${offer} | ${rest}`]);
    expect(kept(prompt, ['offer', rest])).toEqual([]);
  });
});

describe('nothing is cut in two', () => {
  test.each<[string, Part, string]>([
    ['$50 bonus, expires May 3. Dice roll.', ['when', 'May 3'], ''],
    [
      'Christmas Eve, 10 PM, choir and cards',
      ['headline', 'Christmas Eve'],
      'when: Christmas Eve, 10 PM',
    ],
    [
      'World Cup Final Night with wings',
      ['headline', 'Cup Final Night'],
      'headline: World Cup Final Night',
    ],
    ['Three-night stay package from $300', ['headline', 'Three-night'], ''],
    ['Players get a free hat at noon', ['headline', 'Players get'], ''],
    ['银河赌场，中秋之夜，海鲜晚宴 288元起', ['offer', '288元起'], 'offer: 海鲜晚宴 288元起'],
    ['Salmon 30 € mit Wein am Freitag', ['offer', 'mit Wein'], 'offer: 30 € mit Wein'],
    [
      'Cards at the Otter Creek Casino, Spokane, on Friday',
      ['where', 'Otter Creek Casino'],
      'where: Otter Creek Casino, Spokane',
    ],
    [
      'Cartas en el Casino Azul de Noche en Cádiz.',
      ['where', 'Casino Azul de Noche'],
      'where: Casino Azul de Noche en Cádiz',
    ],
    [
      'Cards at the Otter Creek Casino, Live Music, Friday',
      ['where', 'Otter Creek Casino'],
      'where: Otter Creek Casino',
    ],
  ])('%s', (prompt, part, expected) =>
    expect(kept(prompt, part)).toEqual(expected === '' ? [] : [expected]),
  );

  test('a day and an hour of two sentences are two dates', () => {
    const { facts } = openBrief('Vouchers until May 3. Saturday 9 PM party with cards');
    const prompt = facts.text.prompt;
    expect(facts.dates.map(({ start, end }) => prompt.slice(start, end))).toEqual([
      'until May 3',
      'Saturday 9 PM',
    ]);
  });

  test('American dates have the month first', () => {
    const { facts } = openBrief('Holiday cards at the casino, 11/27, 7pm, with all guests');
    expect(facts.dates.map(({ start, end }) => facts.text.prompt.slice(start, end))).toEqual([
      '11/27, 7pm',
    ]);
  });

  test('spaces part the clauses of Chinese without commas', () => {
    const { facts } = openBrief('银河赌场 中秋之夜 9月17日 晚上8点 月饼礼盒 288元起 欢迎光临');
    expect(facts.dates.map(({ start, end }) => facts.text.prompt.slice(start, end))).toContain(
      '9月17日 晚上8点',
    );
  });
});

test.each<[string, string, string]>([
  [
    'Dice night at the Otter Creek Casino',
    'the Otter Creek Casino',
    'signature: Otter Creek Casino',
  ],
  ['Dice night in the Otter Creek Ballroom', 'Otter Creek Ballroom', 'where: Otter Creek Ballroom'],
  [
    'Dice at the Otter Creek Casino in Spokane',
    'the Otter Creek Casino in Spokane',
    'where: the Otter Creek Casino in Spokane',
  ],
])('the only casino of a prompt signs it: %s', (prompt, place, expected) => {
  const { facts } = openBrief(prompt);
  expect(told(prompt, withHouseSigning(facts, found(prompt, [['where', place]])))).toEqual([
    expected,
  ]);
});
