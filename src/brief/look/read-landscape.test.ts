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

describe('a prompt that describes an old town, a market, autumn or the sky has it', () => {
  test.each([
    ['Craps on a cobbled town square at dusk, street lamps', 'square dusk'],
    ['Póker en una plaza empedrada de noche', 'square night'],
    ['Blackjack dans une vieille ville, le matin', 'square day'],
    ['Roulette auf dem Marktplatz bei Nacht', 'square night'],
    ['Blackjack nel borgo antico al tramonto', 'square dusk'],
    ['Roleta na praça da vila ao entardecer', 'square dusk'],
    ['古镇的石板路，黄昏，扑克', 'square dusk'],
    ['Christmas market, mulled wine, slots', 'market night'],
    ['Soirée machines à sous au marché de Noël, vendredi', 'market night'],
    ['Slots am Christkindlmarkt', 'market night'],
    ['Serata slot al mercatino di Natale, sabato', 'market night'],
    ['圣诞市集，老虎机', 'market night'],
    ['Falling leaves and poker', 'park day'],
    ['Hojas secas, blackjack', 'park day'],
    ['Feuilles mortes, roulette au crépuscule', 'park dusk'],
    ['Buntes Laub, Roulette', 'park day'],
    ['Foglie autunnali, poker', 'park day'],
    ['红叶与扑克', 'park day'],
    ['Dice under the northern lights', 'sky night'],
    ['Roulette, Milchstraße und Sternschnuppen', 'sky night'],
    ['Una serata slot, stelle cadenti, sabato', 'sky night'],
    ['Noite de póquer com céu estrelado, sexta', 'sky night'],
    ['流星划过，轮盘', 'sky night'],
  ])('%s: %s', (prompt, landscape) => expect(seen(prompt)).toBe(landscape));

  test.each([
    ['Poker at the Old Town Square Casino, Friday 8 PM'],
    ['5,000 square feet of slots'],
    ['Times Square poker open'],
    ['Win a trip to a Christmas market, slots'],
    ['Slots, Christmas market voucher for every guest'],
    ['Starlight Casino roulette'],
    ['Sunset Lounge: blackjack at 9 PM'],
    ['Roulette at the Red Sky Resort'],
    ['Five star dining and slots'],
  ])('none: %s', (prompt) => expect(seen(prompt)).toBeNull());
});

describe('a roof is seen at the hour that is named', () => {
  test.each([
    ['Rooftop dice at sunset, cocktails', 'city dusk'],
    ['Terrazza sul tetto al crepuscolo, dadi, giovedì', 'city dusk'],
    ['Dachterrasse bei Sonnenaufgang, Poker', 'city dawn'],
  ])('%s: %s', (prompt, landscape) => expect(seen(prompt)).toBe(landscape));
  test.each([['Rooftop dice with cocktails'], ['Rooftop poker until dawn']])('none: %s', (prompt) =>
    expect(seen(prompt)).toBeNull(),
  );
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

describe('what is told beside the picture has no landscape', () => {
  test.each([
    // Prizes and trips
    ['Win a sea view suite! Slots, Saturday at 8 PM'],
    ['First prize: a week in the mountains'],
    ['Gana un fin de semana en la playa, tragaperras'],
    ['Gagnez un séjour à la montagne, machines à sous'],
    ['Gewinne einen Urlaub am Strand, Slots'],
    ['Vinci una vacanza al mare'],
    ['Ganhe uma viagem para a praia'],
    ['赢取海边度假之旅，老虎机'],
    // Ways
    ['10 minutes from the beach: our roulette tables'],
    ['A 5 minutos de la playa, ruleta cada noche'],
    ['À 5 minutes de la plage, roulette'],
    ['Nur 5 Minuten vom Strand, Roulette'],
    ['A due passi dal mare, roulette'],
    ['A 5 minutos da praia, roleta'],
    ['离海边10分钟，轮盘'],
    // Food, dress and prices
    ['Seafood at the harbour grill, roulette after'],
    ['Dress code: garden party'],
    ["L'ingresso costa 10 euro, roulette sabato"],
    ['Ruleta. Apostar no costa nada'],
    ['Fruits de mer et roulette'],
    ['Meeresfrüchte am Hafen, Roulette'],
    ['Frutos do mar e roleta'],
    ['Quem mata o tempo joga roleta'],
    ['海边海鲜自助餐，轮盘'],
    // As much as that
    ['An ocean of lights and slots'],
    ['Waterfall of coins on the slots'],
    ['An oasis of calm: the high limit room'],
    ['Un río de fichas'],
    ['Une cascade de jetons'],
    ['Wasserfall aus Münzen'],
    ['Wellen der Freude, Roulette'],
    ['Una cascata di gettoni sul tavolo'],
    ['Ondas de alegria na roleta'],
    ['瀑布般的金币'],
    ['大海捞针般的运气，老虎机'],
    // Games
    ['On the river he goes all in'],
    ['The crowd waves as the wheel spins'],
    ['O rio abre um ás, pôquer'],
    // Names
    ["Ocean's Eleven style heist, poker"],
    ['Salt Lake City poker night'],
    ['Cocktail Sex on the Beach for $5, blackjack'],
    ['Costa Rica poker open'],
    ['Playa del Carmen, póker'],
    ["Jardins d'Hiver, poker vendredi 20 h"],
    ['Herr Wald gibt Karten'],
    ['Costa Silva é o crupiê, roleta'],
    ['湖畔赌场，轮盘'],
    // Pictures and things
    ['A painting of the sea hangs behind the roulette'],
    ['Roulette in a forest-themed lounge'],
    ['A cactus stands on the bar, poker'],
    ['Kaktus auf der Theke'],
    ['Un cuadro del mar sobre la ruleta'],
    ['Une photo de la mer derrière la roulette'],
    ['Ein Bild vom Meer hinter dem Kessel'],
    // Denials
    ['We do not want any skyline, forest or sea'],
    ['Leave out the skyline'],
    ['Beach? No. Cards only.'],
    ['No queremos playa, bosque ni mar'],
    ['Wir wollen keinen Strand, Wald oder See'],
    ['Non vogliamo spiaggia, bosco o mare'],
  ])('%s', (prompt) => expect(seen(prompt)).toBeNull());
});

describe('scenery that resembles it is seen', () => {
  test.each([
    ['Win a convertible on Friday at 5 PM. Desert sunset, chrome', 'desert dusk'],
    ['A road trip through the desert, chrome car, dice', 'desert dusk'],
    ['Fin de semana de póker frente al mar', 'sea dusk'],
    ['Week-end poker au bord du lac, brume', 'lake dusk'],
    ['Eine Reise durch die Wüste, Würfel aus Gold', 'desert dusk'],
    ['A view from the beach at dusk, roulette', 'sea dusk'],
    ['Blackjack as the waves crash on the rocks', 'sea dusk'],
    ['Roulette by the coast of Portugal', 'sea dusk'],
    ['Roulette sur la plage de Deauville au crépuscule', 'sea dusk'],
    ['Ruleta en la playa de noche', 'sea night'],
    ['Una spiaggia di sabbia nera, dadi', 'sea dusk'],
    ['Una cascada en la selva, dados de oro', 'forest dawn'],
    ['Une cascade dans la jungle, machines à sous', 'forest dawn'],
    ['Waves, moonlight, roulette', 'sea night'],
    ['Jardin au crépuscule, lampions, blackjack', 'garden dusk'],
    ['Hafen bei Nacht, Möwen, Würfel', 'harbour night'],
    ['Dunkler Wald, Nebel, Blackjack', 'forest dawn'],
    ['Roulette lungo la costa al tramonto', 'sea dusk'],
    ['Ondas gigantes ao amanhecer, dados', 'sea dawn'],
    ['The Alps at dawn, a dealer in a chalet', 'mountains dawn'],
    ['Jahreswechsel über den Dächern der Stadt, Feuerwerk', 'city night'],
    ['Roulette am Strand von Sylt, Sonnenuntergang', 'sea dusk'],
    ['Jardín japonés al anochecer, dados', 'garden dusk'],
    ['Roulette wheel floating on calm ocean', 'sea dusk'],
    ['海边的赌场，黄昏，轮盘', 'sea dusk'],
    ['花海，下午茶，明天下午3点，老虎机', 'hills dusk'],
    ['沙漠公路，日落，骰子', 'desert dusk'],
  ])('%s: %s', (prompt, landscape) => expect(seen(prompt)).toBe(landscape));
});

describe('the time of the day is', () => {
  test.each([
    ['Roulette by the sea at noon, Saturday', 'sea day'],
    ['Roulette on a beach in the morning', 'sea day'],
    ['Ruleta en la playa a mediodía', 'sea day'],
    ['Póker junto al mar por la mañana', 'sea day'],
    ['Roulette au bord de la mer à midi', 'sea day'],
    ['Roulette au bord de la mer le matin', 'sea day'],
    ['Roulette am Meer mittags', 'sea day'],
    ['Poker am See bei Tag', 'lake day'],
    ['Roulette sul mare a mezzogiorno', 'sea day'],
    ['Poker sulla spiaggia di giorno', 'sea day'],
    ['Roleta na praia ao meio-dia', 'sea day'],
    ['Pôquer à beira-mar de manhã', 'sea day'],
    ['海边正午的轮盘', 'sea day'],
    ['湖边早晨，扑克', 'lake day'],
    ['Vineyards in the morning sun, blackjack', 'hills dawn'],
    ['Un tavolo da poker tra le vigne, luce del mattino', 'hills dawn'],
    // Night that is said outright, beside a morning
    ['Sea at night, doors open from dusk till dawn', 'sea night'],
    ['Cocktail Tequila Sunrise, roulette by the sea at night', 'sea night'],
    ['Sunrise roulette by the sea at night', 'sea night'],
    ['海边夜晚，日出轮盘', 'sea night'],
    // Until when
    ['Poker on the terrace over the sea until dawn, sunset light', 'sea dusk'],
    ['Until sunrise: poker by the sea', 'sea dusk'],
    ['Ruleta en la playa hasta el amanecer', 'sea dusk'],
    ["Jusqu'au lever du soleil, roulette sur la plage", 'sea dusk'],
    ['Bis zum Sonnenaufgang: Poker am Strand', 'sea dusk'],
    ['Fino al sorgere del sole: poker in riva al mare', 'sea dusk'],
    ['Até o nascer do sol: pôquer na praia', 'sea dusk'],
    ['直到日出，海边的扑克', 'sea dusk'],
  ])('%s: %s', (prompt, landscape) => expect(seen(prompt)).toBe(landscape));
});
