import type { GameScript } from '#games/game.ts';

/** What script assist writes about this game. */
export const rouletteScript: GameScript = {
  scene: {
    subjects: [
      'lacquered roulette wheel',
      'mahogany roulette wheel',
      'polished roulette wheel with brass turrets',
      'classic European roulette wheel',
      'roulette table under a low brass lamp',
      'hand-finished walnut wheel',
      'roulette wheel with ivory numerals',
    ],
    actions: [
      'The ball circles the rim, ticks across the frets and the picture cuts away before it rests',
      'The croupier sets the wheel turning with one easy movement of the wrist',
      'The rotor turns and its numbers melt into one ring of red and black',
      'Guests lean in as the ball begins its last laps',
      'A gloved hand places a single chip on the felt and withdraws',
      'Reflections of the lamps slide around the polished bowl',
      'The turret catches the light once in every turn',
    ],
    props: [
      'neat stacks of chips',
      'a folded evening programme',
      'two glasses of sparkling water',
      'a small vase of white orchids',
      'a brass croupier rake',
      'a velvet rope and a quiet doorway',
    ],
    places: [
      'in a salon with tall mirrors',
      'in a wood-panelled gaming room',
      'on a rooftop terrace above the city',
      'in a quiet private salon',
      'in a grand hall under crystal chandeliers',
      'on a seaside terrace',
      'in a dim lounge with green velvet seats',
    ],
    details: [
      'fine scratches on the brass tell of many evenings',
      'the grain of the wood glows like honey',
      'the felt shows every thread',
      'a narrow beam of light follows the ball',
      'the numerals drift in and out of focus',
    ],
  },
  titles: [
    'Around the Wheel',
    'The Turning Hour',
    'Red, Black, Tonight',
    'A Night in Motion',
    'The Velvet Wheel',
    'Evening at the Wheel',
  ],
  continuations: {
    en: [
      'The wheel turns and the ball circles the polished rim.',
      'The camera follows the ball until the picture cuts away.',
      'Lamps are mirrored in the turning wheel.',
    ],
    es: [
      'La rueda gira y la bola recorre el borde pulido.',
      'La cámara sigue la bola hasta el corte.',
      'Las lámparas se reflejan en la rueda.',
    ],
    fr: [
      'La roue tourne et la bille suit le bord poli.',
      'La caméra suit la bille jusqu’à la coupe.',
      'Les lampes se reflètent dans la roue.',
    ],
    de: [
      'Der Kessel dreht sich, und die Kugel läuft am polierten Rand.',
      'Die Kamera folgt der Kugel bis zum Schnitt.',
      'Lampen spiegeln sich im Kessel.',
    ],
    it: [
      'La ruota gira e la pallina corre sul bordo lucido.',
      'La camera segue la pallina fino allo stacco.',
      'Le lampade si riflettono nella ruota.',
    ],
    pt: [
      'A roda gira e a bola percorre a borda polida.',
      'A câmera segue a bola até o corte.',
      'As lâmpadas se refletem na roda.',
    ],
    zh: [
      '轮盘缓缓转动，小球沿着光滑的边缘滑行。',
      '镜头跟随小球，在停下之前切走。',
      '灯影映在转动的轮盘上。',
    ],
  },
};
