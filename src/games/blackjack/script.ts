import type { GameScript } from '#games/game.ts';

/** What script assist writes about this game. */
export const blackjackScript: GameScript = {
  scene: {
    subjects: [
      'blackjack table with deep green felt',
      'semi-circular blackjack table',
      'blackjack table lit from above',
      'freshly brushed blackjack table',
      'dealer’s shoe of smoked glass',
      'quiet blackjack table for five',
      'blackjack layout with gold lettering',
    ],
    actions: [
      'Cards leave the shoe and glide across the felt one by one',
      'The dealer fans a fresh deck in a single clean arc',
      'A card turns slowly and the picture cuts before its face is seen',
      'The dealer squares the deck and taps it twice on the table',
      'Chips click softly as a guest straightens a stack',
      'Hands rest on the padded rail while the table waits for the next card',
      'A cut card slides into the deck and the shuffle begins again',
    ],
    props: [
      'a tidy rack of colored chips',
      'a plain deck with engraved backs',
      'a glass of iced tea with a twist of lemon',
      'a leather card tray',
      'a small brass lamp',
      'a bowl of roasted almonds',
    ],
    places: [
      'on a calm corner of the main floor',
      'in a club room with leather chairs',
      'in a lounge where a pianist plays',
      'in a private room behind heavy curtains',
      'in a riverside salon with tall windows',
      'in an art deco hall of black marble',
      'in a candlelit back room',
    ],
    details: [
      'the edge of a card bends by a hair',
      'light runs along the rim of a chip',
      'the stitching of the rail comes into focus',
      'the felt keeps the soft trace of each card',
      'cuff links glint as the dealer’s hands move',
    ],
  },
  titles: [
    'The Art of Twenty-One',
    'Cards After Dark',
    'The Quiet Table',
    'Twenty-One Stories',
    'Across the Felt',
    'The Green Room',
  ],
  continuations: {
    en: [
      'Cards glide across the felt one by one.',
      'The dealer fans a fresh deck in a single arc.',
      'A card turns slowly and the picture cuts away.',
    ],
    es: [
      'Las cartas se deslizan por el tapete una a una.',
      'El crupier abre la baraja en un solo arco.',
      'Una carta gira despacio y la imagen corta.',
    ],
    fr: [
      'Les cartes glissent une à une sur le tapis.',
      'Le croupier ouvre le jeu d’un seul geste.',
      'Une carte se retourne lentement et l’image coupe.',
    ],
    de: [
      'Karten gleiten eine nach der anderen über den Filz.',
      'Der Dealer fächert ein neues Blatt in einem Bogen auf.',
      'Eine Karte dreht sich langsam, dann folgt der Schnitt.',
    ],
    it: [
      'Le carte scivolano una a una sul panno.',
      'Il croupier apre il mazzo in un solo arco.',
      'Una carta si volta piano e arriva lo stacco.',
    ],
    pt: [
      'As cartas deslizam uma a uma pelo feltro.',
      'O crupiê abre o baralho em um só arco.',
      'Uma carta vira devagar e a imagem corta.',
    ],
    zh: ['纸牌一张张滑过绒面牌桌。', '荷官一手展开一副新牌。', '一张牌慢慢翻起，画面随即切走。'],
  },
};
