import { describe, expect, test } from 'vitest';
import { readBrief } from '#brief/read-brief.ts';

const landscapeOf = (prompt: string) => readBrief(prompt).look.landscape ?? null;
const weatherOf = (prompt: string) => landscapeOf(prompt)?.weather ?? null;

describe('the weather of a landscape is', () => {
  test.each([
    ['Roulette by the sea in a storm at night', 'storm'],
    ['Pirate slots, stormy sea, treasure chest', 'storm'],
    ['Harbour at dusk in the rain, poker', 'rain'],
    ['A lake at dawn, mist over the water, blackjack', 'fog'],
    ['Mountain road at night, snow falling, poker', 'snow'],
    ['Ruleta frente al mar, tormenta, truenos', 'storm'],
    ['Puerto de noche, lluvia, póker', 'rain'],
    ['Un faro entre la niebla, dados', 'fog'],
    ['Roulette, phare breton dans la tempête', 'storm'],
    ['Roulette sur la plage sous la pluie', 'rain'],
    ['Un village de montagne, neige, dés', 'snow'],
    ['Sturm über der Nordsee, Roulette', 'storm'],
    ['Rouletteabend am See, Nebel, Ruderboot', 'fog'],
    ['Poker in der Berghütte bei Schneetreiben', 'snow'],
    ['Mare in burrasca, roulette', 'storm'],
    ['Pioggia sul lago, blackjack', 'rain'],
    ['Mar revolto, roleta', 'storm'],
    ['Mesa de pôquer no meio da serra, neblina', 'fog'],
    ['海边暴风雨，轮盘', 'storm'],
    ['湖面上的晨雾，轮盘慢慢转动', 'fog'],
  ])('%s: %s', (prompt, weather) => expect(weatherOf(prompt)).toBe(weather));
});

describe('rain before windows and in streets needs no scenery', () => {
  test.each([
    ['Moody, rain on the windows, chips clicking'],
    ['Neon dice bouncing down a rain-soaked alley'],
    ['Póker, lluvia en los cristales'],
    ['Une carte retournée, pluie sur la vitre'],
    ['Pokerabend, Regen am Fenster'],
    ['Poker, pioggia sui vetri'],
    ['Pôquer, chuva na vidraça'],
    ['俯拍轮盘，雨夜，大提琴'],
  ])('%s', (prompt) =>
    expect(landscapeOf(prompt)).toEqual({ kind: 'city', time: 'night', weather: 'rain' }),
  );
});

describe('no weather is', () => {
  test.each([
    ['not wanted', 'Slots on a rooftop over the skyline, no rain'],
    ['not wanted', 'Roulette am Meer, kein Regen, kein Nebel'],
    ['not wanted', 'Ruleta frente al mar, sin lluvia'],
    ['a call', 'Storm the tables! Roulette by the sea'],
    ['a likeness', 'A perfect storm of poker by the sea'],
    ['as much as that', 'Schneesturm an Gewinnen, Roulette in der Berghütte'],
    ['as much as that', 'Lluvia de monedas frente al mar'],
    ['gold', 'Golden rain over the harbour at night'],
    ['a cloud', 'On cloud nine: roulette over the sea'],
    ['a condition', 'Poker by the lake, in case of rain inside'],
    ['a condition', '湖边扑克，下雨就改室内'],
    ['a machine', 'A lake terrace at night, fog machine, DJ'],
    ['a name', 'Roulette by the sea at the Storm Palace'],
  ])('%s: %s', (_, prompt) => expect(weatherOf(prompt)).toBeNull());
  test.each([['We lost the roof to the storm in January'], ['A rain of prizes, slots']])(
    'without a place: %s',
    (prompt) => expect(landscapeOf(prompt)).toBeNull(),
  );
});

describe('weather that is said on its own is seen', () => {
  test.each([
    ['Fog at dusk, dice, a lonely saxophone', 'forest dusk fog'],
    ['Niebla de noche, una mesa de póker, el viernes', 'forest night fog'],
    ['Gewitter und Blitze, Roulette', 'sky night storm'],
    ['Temporale in arrivo, dadi', 'sky night storm'],
    ['雷暴来袭，轮盘', 'sky night storm'],
  ])('%s: %s', (prompt, expected) => {
    const { kind, time, weather } = landscapeOf(prompt) ?? {};
    expect(`${kind} ${time} ${weather}`).toBe(expected);
  });
  test.each([
    'Poker and a bit of fog in the morning traffic',
    'Halloween roulette: masks, fog, candles',
    'Subject: Friday\n\nDear Ana,\nstorm on the coast road, so the shuttle will be late.\nPlease print the slots flyer.\nBest, Tom',
  ])('not where it is told beside the film: %s', (prompt) =>
    expect(landscapeOf(prompt)?.weather === 'fog').toBe(false),
  );
});

test('a beach in the rain is seen from inside', () => {
  const settingOf = (prompt: string) => readBrief(prompt).look.setting;
  expect(settingOf('Roulette on the beach at dusk')).toBe('beachfront');
  expect(settingOf('Roulette on the beach at dusk in a storm')).toBeNull();
});

describe('scenery comes', () => {
  test.each([
    ['The wheel turns. Ends with sunrise over the sea.', 'end'],
    ['Chips, cards, and as the last shot the harbour at dawn', 'end'],
    ['Cards on felt, the skyline at dusk at the end', 'end'],
    ['La bola gira, al final amanecer sobre el mar', 'end'],
    ['La bille tourne, dernier plan sur la mer au lever du soleil', 'end'],
    ['Würfel rollen, zum Schluss Sonnenaufgang über dem See', 'end'],
    ['I dadi rotolano, alla fine l’alba sul mare', 'end'],
    ['Os dados rolam, no final o nascer do sol sobre o mar', 'end'],
    ['骰子滚动，最后是海面上的日出', 'end'],
    ['Roulette by the sea at dawn, ends with a smile', undefined],
    ['The lake terrace is finally open at dusk, poker', undefined],
    ['Opens on the sea at dusk, closes on the sea at night', undefined],
    ['Poker by the sea until the end of August', undefined],
    ['Close on a wheel, a terrace above the sea at sunset', undefined],
  ])('%s: %s', (prompt, position) => expect(landscapeOf(prompt)?.position).toBe(position));
});
