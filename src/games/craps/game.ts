import type { Game } from '#games/game.ts';
import { crapsScript } from './script.ts';

/** Defaults for films of this game: words and look. */
export const crapsGame: Game = {
  id: 'craps',
  names: {
    en: { usual: 'Craps', mentions: 'craps', heard: 'Dice tumble over the felt' },
    es: { usual: 'Craps', mentions: 'craps|dados', heard: 'Los dados ruedan por el tapete' },
    fr: { usual: 'Craps', mentions: 'craps', heard: 'Les dés roulent sur le tapis' },
    de: { usual: 'Craps', mentions: 'craps|wurfelspiel', heard: 'Würfel rollen über den Filz' },
    it: { usual: 'Craps', mentions: 'craps|dadi', heard: 'I dadi rotolano sul panno' },
    pt: { usual: 'Craps', mentions: 'craps|dados', heard: 'Os dados rolam sobre o feltro' },
    zh: { usual: '花旗骰', mentions: '花旗骰|掷骰|擲骰|骰子', heard: '骰子在桌面上滚动' },
  },
  titlePaint: 'block',
  moods: ['energetic', 'playful', 'luxurious'],
  settings: ['mainFloor', 'highLimitRoom', 'lounge'],
  palettes: [
    { hues: ['green', 'orange'], metal: 'gold', room: 'brown', tone: 'plain' },
    { hues: ['blue', 'orange'], metal: 'gold', room: 'tinted', tone: 'deep' },
    { hues: ['burgundy'], metal: 'gold', room: 'black', tone: 'deep' },
    { hues: ['teal', 'orange'], metal: 'copper', room: 'tinted', tone: 'plain' },
    { hues: ['purple', 'orange'], metal: 'gold', room: 'tinted', tone: 'deep' },
    { hues: [], metal: 'gold', room: 'black', tone: 'plain' },
  ],
  script: crapsScript,
  example: {
    camera: 'smooth',
    lighting: 'cinematic',
  },
};
