import { describe, expect, test } from 'vitest';
import { readBrief } from '#brief/read-brief.ts';

const seen = (prompt: string): string | null => {
  const { landscape } = readBrief(prompt).look;
  return landscape ? `${landscape.kind} ${landscape.time}` : null;
};

describe('a prompt that describes scenery has it', () => {
  test.each([
    ['Roulette by the lake at dawn, a rowing boat, Saturday 9 PM', 'lake dawn'],
    ['Golden dice on a desert highway at sunset, western guitar', 'desert dusk'],
    ['Rooftop poker with the skyline at night', 'city night'],
    ['Old fisherman shuffling cards on a dock at dawn', 'harbour dawn'],
    ['A sunny beach, waves, blackjack on the sand', 'sea day'],
    ['A snow-covered village, smoke over the roofs, poker by lamp light', 'village night'],
    ['Ruleta de noche frente al mar, bandoneón, humo', 'sea night'],
    ['Atardecer en el desierto, cromados, carretera vacía', 'desert dusk'],
    ['Póker en un bosque de niebla al amanecer', 'forest dawn'],
    ['Une table de blackjack dans la forêt sombre, des lucioles, pas de musique', 'forest night'],
    ['La roue tourne au soleil couchant au-dessus des vignes', 'hills dusk'],
    ['Chalet enneigé, feu de cheminée, une partie de poker', 'village night'],
    ['Rouletteabend am See, Nebel, Ruderboot mit Laterne, kein Text', 'lake night'],
    ['Sonnenaufgang am Grat, Seil, dann Chips statt Schnee', 'mountains dawn'],
    ['Black Jack in der Berghütte, abends, Schnee vor dem Fenster', 'village night'],
    ['Tramonto, terrazza sul mare, abiti di lino, pallina d’avorio', 'sea dusk'],
    ['Un tavolo da poker tra le vigne, luce del mattino', 'hills dawn'],
    ['Mesa de pôquer no meio da floresta à noite, vagalumes', 'forest night'],
    ['A câmara sobrevoa o Douro ao amanhecer', 'lake dawn'],
    ['沙漠公路，夕阳，吉他，一枚筹码从车窗滚出', 'desert dusk'],
    ['霧港、汽笛、風衣男子、一張紅心Q', 'harbour dusk'],
    ['湖面上的晨雾，轮盘慢慢转动', 'lake dawn'],
  ])('%s: %s', (prompt, landscape) => expect(seen(prompt)).toBe(landscape));
});

describe('no landscape is', () => {
  test.each([
    ['a name', 'Roulette night at the Lakeside Casino, Saturday at 9 PM'],
    ['a name', 'Slots evening at the Mountain Palace, Friday'],
    ['a name', 'Poker im Casino Seeblick, Freitag um 20 Uhr'],
    ['a name', 'Noche de ruleta en el Casino Puerto Claro, viernes'],
    ['a name', 'Soirée roulette au Casino du Vieux Port, vendredi à 21 h'],
    ['a name', 'Serata slot al Casinò Monte Chiaro, sabato'],
    ['a name', 'Noite de pôquer no Cassino Praia Azul, sexta'],
    ['a name', '周五晚上，翠湖度假村轮盘之夜'],
    ['not wanted', 'Roulette on the floor, no beach, no sea, no palm trees'],
    ['not wanted', 'Ein Rouletteabend, bitte kein Strand, kein Wald'],
    ['not wanted', 'Ruleta elegante, sin playa ni montañas'],
    ['in the words for the screen', 'Poker night. The sign shows “Over the mountains”'],
    ['a card', 'The river card turns over the pot, slow motion'],
    ['a colour', 'Slots in forest green and gold'],
    ['an amount', 'A mountain of chips on the felt'],
    ['a table', 'Doce mesas de blackjack, inauguración el 9 de mayo'],
    ['a comparison', 'Chip stacks like skyscrapers, the camera flies between them'],
  ])('%s: %s', (_, prompt) => expect(seen(prompt)).toBeNull());
});

test('an hour until which something lasts is no time of the day', () => {
  expect(seen('Poker on the terrace over the sea until dawn, sunset light')).toBe('sea dusk');
});
