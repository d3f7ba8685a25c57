import type { Game } from '#film/game.ts';
import { crapsScript } from './script.ts';

/** What a film of this game says and how it looks where the order leaves it open. */
export const crapsGame: Game = {
  id: 'craps',
  names: {
    en: { usual: 'Craps', mentions: 'craps' },
    es: { usual: 'Craps', mentions: 'craps|dados' },
    fr: { usual: 'Craps', mentions: 'craps' },
    de: { usual: 'Craps', mentions: 'craps|wurfelspiel' },
    it: { usual: 'Craps', mentions: 'craps|dadi' },
    pt: { usual: 'Craps', mentions: 'craps|dados' },
    zh: { usual: '花旗骰', mentions: '花旗骰|掷骰|擲骰|骰子' },
  },
  sounds: {
    en: 'Dice tumble over the felt',
    es: 'Los dados ruedan sobre el tapete',
    fr: 'Les dés roulent sur le tapis',
    de: 'Würfel rollen über den Filz',
    it: 'I dadi rotolano sul tappeto',
    pt: 'Os dados rolam sobre o feltro',
    zh: '骰子在桌面上滚动',
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
    prompt: 'Saturday craps on red felt: two dice leave the hand and the whole rail leans in.',
    camera: 'smooth',
    lighting: 'cinematic',
  },
};
