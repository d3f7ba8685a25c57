import { describe, expect, test } from 'vitest';
import { readBrief } from '#brief/read-brief.ts';

const lookOf = (prompt: string) => readBrief(prompt).look;
const huesOf = (prompt: string) => lookOf(prompt).colors.hues;

describe('colours of dishes and names colour nothing', () => {
  test.each([
    'Green curry buffet and slots',
    'Tonight red snapper, then blackjack',
    'Noche de ruleta con salsa verde',
    'Roulette et viande rouge à volonté',
    'Roulette mit grünem Tee und rote Grütze',
    'Roulette, tonno rosso e gamberi',
    'Roleta e caldo verde',
    '扑克之夜，红烧肉',
    'Poker in our White Rock room, all Green Valley tables',
  ])('%s', (prompt) => expect(huesOf(prompt)).toEqual([]));
});

test.each([
  ['Roulette in Emerald Green, gold trim', ['green']],
  ['Red felt and a red curry', ['red']],
])('%s: %j', (prompt, hues) => expect(huesOf(prompt)).toEqual(hues));

describe('what is eaten and drunk is no scenery', () => {
  test.each([
    'Snow crab legs and blackjack, Thursday',
    'Roulette et œufs à la neige, vendredi',
    'Schneewittchen-Torte und Roulette am Freitag',
    'Tequila sunrise for $6 and roulette',
    'Vinho do Porto e roleta, quinta',
    'Monte Bianco al cucchiaio, poker e caffè',
    '雪花牛肉火锅，轮盘',
    'Black forest cake and poker, Tuesday',
  ])('%s', (prompt) => {
    const { landscape, dressing } = lookOf(prompt);
    expect([landscape, dressing.filter((one) => one === 'snow' || one === 'water')]).toEqual([
      null,
      [],
    ]);
  });
});

describe('words within other words bring no palace', () => {
  test.each([
    ['Clases de póker para principiantes', 'chandelier'],
    ['Serata per principianti, un regalo per te', 'chandelier'],
    ['Noite para principiantes, pôquer', 'chandelier'],
    ['Royal blue felt, roulette', 'chandelier'],
    ['Tapis bleu royal, roulette', 'curtains'],
  ] as const)('%s', (prompt, dressing) => expect(lookOf(prompt).dressing).not.toContain(dressing));
});

describe('houses whose names sound like scenery', () => {
  test.each(['老虎机之夜，星河娱乐场', '云顶酒店，扑克', '海鮮自助餐，轮盘'])('%s', (prompt) => {
    const { setting, landscape, dressing } = lookOf(prompt);
    expect([setting, landscape, dressing.includes('water')]).toEqual([null, null, false]);
  });
});

describe('places known for their scenery', () => {
  test.each([
    ['Blackjack, Nebel am Chiemsee', { kind: 'lake', weather: 'fog' }],
    ['Roulette over Victoria Harbour at dawn', { kind: 'harbour', time: 'dawn' }],
    ['维多利亚港夜景，轮盘', { kind: 'harbour', time: 'night' }],
    ['The Las Vegas Strip at sunset, slots', { kind: 'city', time: 'dusk' }],
    ['Polarlichter über einem Fjord, Slots', { kind: 'lake', time: 'night' }],
    ['Thunderstorms over the desert, slots', { kind: 'desert', weather: 'storm' }],
    ['Lluvia sobre los adoquines, póker', { kind: 'city', weather: 'rain' }],
    ['Pluie sur les pavés, roulette', { kind: 'city', weather: 'rain' }],
  ] as const)('%s', (prompt, landscape) =>
    expect(lookOf(prompt).landscape).toMatchObject(landscape),
  );
});

describe('days', () => {
  test.each([
    'Memorial Day blackjack, quiet',
    'Roulette am Volkstrauertag, ruhige Bilder',
    'Honoring veterans, slots',
  ])('of remembrance are solemn: %s', (prompt) => {
    const look = lookOf(prompt);
    expect(look).toMatchObject({ occasion: null, mood: 'intimate', pace: 'slow' });
    expect(look.dressing).not.toContain('fireworks');
  });
  test.each(['Mid-Autumn Festival, mooncakes, slots', '中秋赏月，老虎机'])(
    'of the moon are no new year: %s',
    (prompt) => expect(lookOf(prompt)).toMatchObject({ occasion: null, dressing: ['lanterns'] }),
  );
  test.each(['Day of the Dead slots', 'Noche de Día de Muertos, ruleta'])(
    'of the dead are a fiesta: %s',
    (prompt) => expect(lookOf(prompt)).toMatchObject({ occasion: null, mood: 'festive' }),
  );
});
