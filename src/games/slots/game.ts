import type { Game } from '#games/game.ts';
import { slotsScript } from './script.ts';

/** Defaults for films of this game: words and look. */
export const slotsGame: Game = {
  id: 'slots',
  names: {
    en: { usual: 'Slots', mentions: 'slot machines?|slots?', heard: 'Reels spin and stop' },
    es: {
      usual: 'Tragaperras',
      mentions: 'tragaperras|tragamonedas|slots',
      heard: 'Los rodillos giran y se detienen',
    },
    fr: {
      usual: 'Machines à sous',
      mentions: 'machines? a sous|slots',
      heard: 'Les rouleaux tournent et s’arrêtent',
    },
    de: {
      usual: 'Automatenspiel',
      mentions: 'spielautomaten|automatenspiel|automaten|slots',
      heard: 'Walzen drehen sich und halten an',
    },
    it: { usual: 'Slot', mentions: 'slot machines?|slots?', heard: 'I rulli girano e si fermano' },
    pt: {
      usual: 'Slots',
      mentions: 'caca-niqueis|slot machines|slots',
      heard: 'Os rolos giram e param',
    },
    zh: { usual: '老虎机', mentions: '老虎机|老虎機|角子机', heard: '转轴旋转后停下' },
  },
  titlePaint: 'marquee',
  moods: ['energetic', 'playful', 'festive'],
  settings: ['mainFloor', 'mainFloor', 'lounge'],
  palettes: [
    { hues: ['purple', 'pink'], metal: 'gold', room: 'tinted', tone: 'vivid' },
    { hues: ['blue', 'teal'], metal: 'gold', room: 'tinted', tone: 'vivid' },
    { hues: ['red', 'orange'], metal: 'gold', room: 'tinted', tone: 'vivid' },
    { hues: ['teal', 'purple'], metal: 'silver', room: 'black', tone: 'vivid' },
  ],
  script: slotsScript,
  example: {
    camera: 'dynamic',
    lighting: 'neon',
  },
};
