import { describe, expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const wordsOf = (prompt: string) => readBrief(prompt).words;

describe('what a label marks ends before the directions behind it', () => {
  test.each([
    ['CTA: Save your seat. wide clip 12 sec silver + blue', 'Save your seat'],
    ['Button: Meet us there. amber, 20 sec', 'Meet us there'],
    ['CTA: Save your seat, 12 sec, silver', 'Save your seat'],
    ['Button: Tisch sichern. hochkant 12 Sekunden, silber', 'Tisch sichern'],
    ['Bouton : Venez jouer. carré, douze secondes, argent', 'Venez jouer'],
    ['Botón: Ven a vernos. vertical, 12 segundos, plata', 'Ven a vernos'],
    ['Pulsante: Vieni da noi. verticale, 12 secondi, argento', 'Vieni da noi'],
    ['Botão: Venha jogar. vertical, 12 segundos, prata', 'Venha jogar'],
    ['按钮：马上报名。竖屏，12秒，银色', '马上报名'],
  ])('%s', (prompt, callToAction) => expect(wordsOf(prompt)).toMatchObject({ callToAction }));

  test.each([
    ['Slogan: Eat late, leave early. Slow pans, silver.', 'Eat late, leave early'],
    ['Slogan: Roll it. Own it. Smile.', 'Roll it. Own it. Smile'],
  ])('%s', (prompt, headline) => expect(wordsOf(prompt)).toMatchObject({ headline }));
});

describe('a label may say that its line is the only one', () => {
  test.each([
    ['Only one sentence: Midnight has a table. Rain on glass, harp.', 'Midnight has a table'],
    ['Nur eine Zeile: Mitternacht hat Platz. Regen auf Glas, Harfe.', 'Mitternacht hat Platz'],
    [
      'Juste le titre : Prenez place, gardez le rythme. Pluie fine, harpe.',
      'Prenez place, gardez le rythme',
    ],
    ['Solo una frase: La luna reparte. Lluvia fina, arpa.', 'La luna reparte'],
    ['Solo una riga: La luna dà le carte. Pioggia, arpa.', 'La luna dà le carte'],
    ['Apenas uma frase: A lua dá as cartas. Chuva fina, harpa.', 'A lua dá as cartas'],
    ['只要一句话：月亮发牌。细雨，竖琴。', '月亮发牌'],
  ])('%s', (prompt, headline) => expect(wordsOf(prompt)).toMatchObject({ headline, lines: [] }));
});

test('a length in words is no offer', () => {
  const { words, duration } = readBrief('Würfelspiel am Kamin. Halbe Minute.');
  expect(words.lines).toEqual([]);
  expect(duration).toBe(30);
});

test.each([
  '骰子课程，每周三晚七点，轻松一点，灯光温暖。',
  'Würfelkurs, mittwochs 19 Uhr, Luftballons überall.',
  'Dice class, Wednesdays 7 pm, balloons everywhere.',
  'Clase de dados, miércoles 19 h, globos por todas partes.',
  'Corso di dadi, mercoledì ore 19, palloncini ovunque.',
])('how the picture is filled is no line: %s', (prompt) => {
  const said = JSON.stringify(wordsOf(prompt));
  expect(said).not.toMatch(/一点|灯光|überall|everywhere|por todas partes|ovunque/u);
});

test('二十一点 is a game, not a degree', () => {
  const { headline } = wordsOf('老友小聚与二十一点，每周四下午3点');
  expect(headline).toBe('老友小聚与二十一点');
});

test('points that are counted lose their number', () => {
  const { lines } = wordsOf(
    'Poker week: #1 Fri 3/6 6pm $150 turbo, #2 Sat 3/7 noon $250 deep stack, at the Copper Room.',
  );
  expect(lines.map(({ text }) => text).join(' | ')).not.toMatch(/#|(?:^|\| )2 Sat/u);
});

test('quoted sentences keep the stop of the last', () =>
  expect(wordsOf('Calm film in green. Headline should be "One bean. One cup."')).toMatchObject({
    headline: 'One bean. One cup.',
  }));
