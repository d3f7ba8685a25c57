import { expect, test } from 'vitest';
import type { World } from '#domain/order/look.ts';
import { readBrief } from '#brief/read-brief.ts';

test.each<[string, World | null]>([
  [
    'Sunday champagne brunch at the Palm Terrace. $45 per person, 10am to 2pm. Reserve your table.',
    'dining',
  ],
  ['Steak and lobster Friday, $39.95 a person', 'dining'],
  ['The Velvet Tones live in concert, Saturday at 8 PM. Tickets from $35.', 'concert'],
  ['Comedy night with Joe Miller, Friday 9 PM', 'concert'],
  ['A grand piano in the lounge, every Friday from 8 PM', 'concert'],
  ['A grand piano, candlelight and blackjack', null],
  ['Two nights in a suite, room rates from $129 midweek', 'suite'],
  ['Zwei Übernachtungen im Zimmer mit Meerblick', 'suite'],
  ['Relax at the spa: massages 20% off this week', 'arrival'],
  ['Cena de gala con menú degustación, sábado a las 21:00', 'dining'],
  ['海鲜自助餐，每周五', 'dining'],
  ['Prime rib night with $20 in free play', 'dining'],
  ['Cena con espectáculo y 10 créditos de juego', 'dining'],
  ['Hotel rooms from $99, and 500 bonus points', 'suite'],
  ['Saturday is jackpot night: $250,000 in the progressive', 'jackpot'],
  ['Slots jackpot of $1,000,000, spin to win your share', 'jackpot'],
  ['本周六大奖之夜', 'jackpot'],
  ['Our casino floor reopens Friday after a full renovation', 'dawn'],
  ['Gran reapertura del casino, viernes 8 de mayo', 'dawn'],
  ['Jackpot hour at the blackjack tables', null],
  ['The roulette room reopens Friday', null],
  ['Friday night roulette', null],
  ['Dinner and blackjack', null],
  ['Free play all day, then a dinner buffet', null],
  ['Slots jackpot night and dinner buffet', null],
  ['闺蜜下午茶与二十一点，每周二下午2点', null],
  ['Where the night begins', null],
])('%s: %s', (text, world) => {
  expect(readBrief(text).look.world).toBe(world);
});

test('what a house is called says nothing of what its film is about', () => {
  expect(readBrief('Good evening from the Grand Spa Casino').look.world).toBeNull();
});

test.each([
  ['The chef brings a birthday cake with candles', 'cake'],
  ['Geburtstagstorte für alle, Samstag ab 20 Uhr', 'cake'],
  ['Crab cake special, Friday', null],
  ['The Velvet Foxes with guitar and piano, live on Saturday', 'piano'],
  ['Am Flügel: Livekonzert am Samstag', 'piano'],
  ['Soft piano music and roulette', null],
])('%s: %s', (text, thing) => {
  const shown = readBrief(text).look.dressing.filter((one) => one === 'cake' || one === 'piano');
  expect(shown).toEqual(thing === null ? [] : [thing]);
});
