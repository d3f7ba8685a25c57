import type { GameScript } from '#games/game.ts';

/** What script assist writes about this game. */
export const crapsScript: GameScript = {
  scene: {
    subjects: [
      'craps table with padded walls',
      'long craps table under brass lamps',
      'craps table in a pool of light',
      'freshly brushed craps table',
      'craps table with a walnut rail',
      'pair of dice on printed felt',
      'busy craps table seen from the rail',
    ],
    actions: [
      'Two dice cross the felt, strike the far wall and the picture cuts before they rest',
      'The dice tumble in slow motion, their pips blurring into lines',
      'The croupier draws the dice back with one sweep of the stick',
      'Guests lean over the rail as the dice leave the hand',
      'The marker turns from black to white and slides to its number',
      'Chips click as a stack is squared on the line',
      'The dice spin on their corners before the camera moves on',
    ],
    props: [
      'neat stacks of chips along the rail',
      'a polished wooden stick',
      'a small bowl of spare dice',
      'two glasses of sparkling water',
      'a black marker waiting beside its numbers',
      'a brass lamp on a long arm',
    ],
    places: [
      'on a lively main floor',
      'in a club room with leather chairs',
      'in a hall under a ceiling of lights',
      'in an art deco salon of black marble',
      'on a rooftop terrace above the city',
      'in a wood-panelled gaming room',
      'in a lounge where a band plays',
    ],
    details: [
      'light runs along the edge of a die',
      'the little pyramids of the wall throw long shadows',
      'the felt shows every thread',
      'the pips stay sharp for one heartbeat',
      'the grain of the rail glows like honey',
    ],
  },
  titles: [
    'The Long Rail',
    'Two Dice, One Evening',
    'Across the Table',
    'The Turning Pair',
    'Roll Into the Night',
    'Voices Round the Rail',
  ],
  continuations: {
    en: [
      'The dice tumble over the felt and the picture cuts away.',
      'Guests lean in along the rail.',
      'The marker slides to its number in close-up.',
    ],
    es: [
      'Los dados ruedan por el tapete y la imagen corta.',
      'Los invitados se inclinan sobre la mesa.',
      'La ficha se desliza hasta su número en primer plano.',
    ],
    fr: [
      'Les dés roulent sur le tapis et l’image coupe.',
      'Les invités se penchent autour de la table.',
      'Le marqueur glisse vers son numéro en gros plan.',
    ],
    de: [
      'Die Würfel rollen über den Filz, dann folgt der Schnitt.',
      'Die Gäste beugen sich über den Rand des Tisches.',
      'Der Marker gleitet in Nahaufnahme auf seine Zahl.',
    ],
    it: [
      'I dadi rotolano sul panno e l’immagine stacca.',
      'Gli ospiti si sporgono lungo il bordo.',
      'Il segnalino scivola sul suo numero in primo piano.',
    ],
    pt: [
      'Os dados rolam sobre o pano e a imagem corta.',
      'Os convidados inclinam-se sobre a mesa.',
      'O marcador desliza até ao seu número em grande plano.',
    ],
    zh: ['骰子在桌面上翻滚，画面随即切换。', '宾客在桌边俯身观看。', '标记在特写中滑向数字。'],
  },
};
