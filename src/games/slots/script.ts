import type { GameScript } from '#games/game.ts';

/** What script assist writes about this game. */
export const slotsScript: GameScript = {
  scene: {
    subjects: [
      'row of slot cabinets with curved screens',
      'vintage slot machine with a chrome lever',
      'slot machine with three bright reels',
      'long avenue of glowing slot cabinets',
      'polished slot cabinet with a halo of bulbs',
      'pair of mirrored slot machines',
      'slot cabinet with mother-of-pearl buttons',
    ],
    actions: [
      'Reels spin into ribbons of color and slow down one after another',
      'Light chases around the cabinet in step with the rhythm',
      'A finger presses the button and the reels begin to blur',
      'Symbols of bells, stars and sevens roll past the glass',
      'The chrome lever swings down and springs back with a click',
      'Cabinets wake up one by one along the aisle',
      'The last reel is still turning when the picture cuts away',
    ],
    props: [
      'a stool of quilted leather',
      'a tall glass of lime soda',
      'a carpet with a golden pattern',
      'columns wrapped in mirrored tiles',
      'a ceiling of small warm bulbs',
      'a plush rope stand',
    ],
    places: [
      'in a lively slot hall',
      'in an arcade of mirrors and marble',
      'in a lounge with a low bar of onyx',
      'in a hall under a ceiling of lights',
      'in a quiet corner beside the atrium',
      'in a room of velvet walls',
      'on a promenade of glowing cabinets',
    ],
    details: [
      'bulbs mirror themselves in the chrome',
      'the glass of the reels catches a passing silhouette',
      'dust sparkles in a beam of colored light',
      'the symbols stay sharp for one heartbeat',
      'the carpet glimmers in the colors of the screens',
    ],
  },
  titles: [
    'Lights in Motion',
    'City of Reels',
    'The Glow Hour',
    'Colors of the Night',
    'Electric Evening',
    'The Bright Side',
  ],
  continuations: {
    en: [
      'Reels spin into ribbons of color and slow down in turn.',
      'Light chases around the cabinets in waves.',
      'Cabinets wake up one by one along the aisle.',
    ],
    es: [
      'Los rodillos giran como cintas de color y frenan uno tras otro.',
      'Las luces recorren las máquinas al ritmo.',
      'Las máquinas se encienden una a una.',
    ],
    fr: [
      'Les rouleaux filent en rubans de couleur et ralentissent tour à tour.',
      'Les lumières courent autour des machines en rythme.',
      'Les machines s’allument l’une après l’autre.',
    ],
    de: [
      'Walzen werden zu Farbbändern und bremsen nacheinander ab.',
      'Lichter laufen im Takt um die Geräte.',
      'Ein Gerät nach dem anderen leuchtet auf.',
    ],
    it: [
      'I rulli diventano nastri di colore e rallentano uno dopo l’altro.',
      'Le luci corrono a ritmo intorno alle macchine.',
      'Le macchine si accendono una a una.',
    ],
    pt: [
      'Os rolos viram fitas de cor e desaceleram um a um.',
      'As luzes correm no ritmo ao redor das máquinas.',
      'As máquinas se acendem uma a uma.',
    ],
    zh: ['转轴化作彩色的光带，依次慢下来。', '灯光随节奏绕着机台流动。', '机台一台接一台亮起。'],
  },
};
