import type { Game } from '#games/game.ts';
import { blackjackScript } from './script.ts';

/** Defaults for films of this game: words and look. */
export const blackjackGame: Game = {
  id: 'blackjack',
  names: {
    en: { usual: 'Blackjack', mentions: 'black ?jack', heard: 'Cards slide over the felt' },
    es: {
      usual: 'Blackjack',
      mentions: 'black ?jack',
      heard: 'Las cartas se deslizan sobre el tapete',
    },
    fr: { usual: 'Blackjack', mentions: 'black ?jack', heard: 'Les cartes glissent sur le tapis' },
    de: { usual: 'Blackjack', mentions: 'black ?jack', heard: 'Karten gleiten über den Filz' },
    it: { usual: 'Blackjack', mentions: 'black ?jack', heard: 'Le carte scivolano sul tappeto' },
    pt: {
      usual: 'Blackjack',
      mentions: 'black ?jack|vinte e um',
      heard: 'As cartas deslizam sobre o feltro',
    },
    zh: { usual: '21点', mentions: '二十一点|21点|黑杰克|廿一点', heard: '纸牌滑过桌面' },
  },
  titlePaint: 'ivory',
  moods: ['elegant', 'intimate', 'luxurious'],
  settings: ['mainFloor', 'lounge', 'highLimitRoom'],
  palettes: [
    { hues: ['green'], metal: 'gold', room: 'black', tone: 'deep' },
    { hues: ['blue', 'teal'], metal: 'silver', room: 'tinted', tone: 'plain' },
    { hues: ['burgundy', 'orange'], metal: 'copper', room: 'brown', tone: 'plain' },
    { hues: ['teal'], metal: 'gold', room: 'black', tone: 'deep' },
    { hues: ['purple', 'blue'], metal: 'silver', room: 'tinted', tone: 'deep' },
    { hues: [], metal: 'gold', room: 'brown', tone: 'plain' },
    { hues: ['red', 'orange'], metal: 'gold', room: 'black', tone: 'plain' },
  ],
  script: blackjackScript,
  example: {
    camera: 'smooth',
    lighting: 'dramatic',
  },
};
