import type { GameScript } from '#games/game.ts';

/** What script assist writes about this game. */
export const pokerScript: GameScript = {
  scene: {
    subjects: [
      'oval poker table with a leather rail',
      'poker table in a pool of light',
      'final table with nine seats',
      'poker table of midnight-blue felt',
      'hand-stitched poker table',
      'poker room before the first hand',
      'tournament table with engraved chips',
    ],
    actions: [
      'The dealer burns a card and turns the river, and the picture cuts before it lands',
      'Chips are counted, cut and slid forward in one calm movement',
      'Two players hold a look across the table for a long breath',
      'A thumb lifts the corners of two cards and lets them fall again',
      'The button moves one seat on and the next hand begins',
      'Chips riffle between practised fingers',
      'A deck is washed across the felt in slow circles',
    ],
    props: [
      'towers of clay chips',
      'a dealer button of bone white',
      'a pair of tinted glasses',
      'a glass of still water',
      'a card guard of old silver',
      'a row of empty chairs',
    ],
    places: [
      'in a hushed card room',
      'in a tournament hall with a gallery',
      'in a cellar bar with brick arches',
      'in a loft above the old harbour',
      'in a library of dark shelves',
      'in a ballroom set for a championship evening',
      'in a small private club',
    ],
    details: [
      'a bead of condensation runs down a glass',
      'the clay of the chips shows its fine pattern',
      'the light stops just short of the faces',
      'a watch ticks at the edge of the frame',
      'the backs of the cards reflect the lamp',
    ],
  },
  titles: [
    'The Long Table',
    'Read the Room',
    'River Nights',
    'Nine Seats',
    'The Card Room',
    'Cool Hands',
  ],
  continuations: {
    en: [
      'Chips are cut and slid forward in one calm movement.',
      'Two players hold a look across the table.',
      'The dealer turns a card and the picture cuts away.',
    ],
    es: [
      'Las fichas avanzan con un gesto tranquilo.',
      'Dos jugadores se miran a través de la mesa.',
      'El crupier descubre una carta y la imagen corta.',
    ],
    fr: [
      'Les jetons avancent d’un geste calme.',
      'Deux joueurs se regardent par-dessus la table.',
      'Le croupier retourne une carte et l’image coupe.',
    ],
    de: [
      'Jetons gleiten mit ruhiger Hand nach vorn.',
      'Zwei Spieler sehen sich über den Tisch hinweg an.',
      'Der Dealer deckt eine Karte auf, dann folgt der Schnitt.',
    ],
    it: [
      'Le fiches avanzano con un gesto calmo.',
      'Due giocatori si guardano attraverso il tavolo.',
      'Il croupier scopre una carta e arriva lo stacco.',
    ],
    pt: [
      'As fichas avançam com um gesto calmo.',
      'Dois jogadores se olham através da mesa.',
      'O crupiê revela uma carta e a imagem corta.',
    ],
    zh: ['筹码被平稳地推向桌心。', '两位牌手隔桌对视。', '荷官翻开一张牌，画面随即切走。'],
  },
};
