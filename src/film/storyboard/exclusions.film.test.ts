import { describe, expect, test } from 'vitest';
import { CONTROL_DEFAULTS } from '#domain/controls.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';

function planOf(prompt: string, edits: Partial<FilmOrder> = {}) {
  return planStoryboard({
    prompt,
    preset: 'roulette',
    controls: CONTROL_DEFAULTS,
    seed: 1,
    organizationName: 'House of Tests',
    markets: ['US'],
    shortSidePixels: 240,
    ...edits,
  });
}

const shownIn = (prompt: string, edits: Partial<FilmOrder> = {}) =>
  planOf(prompt, edits).shots.flatMap(({ words }) => words.map(({ text }) => text));

describe('a prompt that asks for no words on screen', () => {
  test.each([
    'No text on screen. Slow golden close-up of the ball.',
    'Roulette at midnight, Friday 9 pm, $500 in prizes, no words on screen please',
    'The wheel turns in blue light. Please do not put any text on it.',
    'Wordless: smoke, velvet, one red chip.',
    'Luces moradas, la ruleta gira, sin texto en pantalla',
    'No pongas letras ni rótulos. Ruleta dorada.',
    "Sans aucun texte à l'écran, roulette dans la brume",
    'La bille tourne, pas de mots, juste la musique',
    'Kein Text im Bild. Ein Paar am Roulettetisch.',
    'Roulette in Gold, Text bitte weglassen',
    'Niente scritte. Un tavolo verde, fumo.',
    'Roulette lenta, senza testi in sovrimpressione',
    'Sem texto na tela, roleta âmbar',
    'Roleta dourada, não coloque nenhum letreiro',
    '轮盘特写，金色灯光，不要任何文字',
    '画面不要出现文字，蓝色霓虹',
    '纯画面，慢镜头，象牙球落下',
  ])('%s', (prompt) => {
    const plan = planOf(prompt);
    expect(shownIn(prompt)).toEqual([]);
    expect(plan.legal.responsibleGambling).not.toEqual([]);
  });

  test('shows those that the user puts back by hand', () => {
    const prompt = 'No text on screen. Slow golden close-up of the ball, Friday at 9 PM.';
    expect(shownIn(prompt, { title: 'Golden Hour', callToAction: 'Book now' })).toEqual([
      'Golden Hour',
      'Book now',
    ]);
  });

  test.each([
    ['No text on screen except our logo at the end. Blue light.', ['House of Tests']],
    ['Kein Text, nur unser Logo am Schluss. Blaues Licht.', ['House of Tests']],
    ['Blue light on the wheel, no other text than the title "Midnight Spin"', ['Midnight Spin']],
    ['Sin texto, solo el logo al final. Luz azul.', ['House of Tests']],
  ])('shows what it names as an exception: %s', (prompt, words) => {
    expect([...new Set(shownIn(prompt))]).toEqual(words);
  });
});

test.each([
  'Roulette night on Friday, not too much text on screen',
  'Roulette night on Friday, chips without text on the table, no text on the chips',
  'Roulette night on Friday. No words can describe it.',
  'No-limit roulette night on Friday',
])('a film keeps its words where only some are denied: %s', (prompt) => {
  expect(shownIn(prompt)).toContain('Friday');
});

test.each([
  ['Lobster night. Dinner is $39 but don’t mention the price.', '$39'],
  ['Cena de gala, 45 € por persona. No menciones el precio.', '45'],
  ['Dîner de gala à 45 €, sans afficher le prix', '45'],
  ['Galadinner für 45 €, den Preis bitte nicht nennen', '45'],
  ['Cena di gala a 45 €, il prezzo non va mostrato', '45'],
  ['Jantar de gala por R$ 45, não mencione o preço', '45'],
  ['海鲜晚宴，每位388元，不要写价格', '388'],
])('a price that is not to be told is not: %s', (prompt, price) => {
  expect(shownIn(prompt).join(' ')).not.toContain(price);
  expect(planOf(prompt).words.title).not.toBe('');
});
