import type { Game } from '#film/game.ts';
import { blackjackScript } from './script.ts';

/** What a film of this game says and how it looks where the order leaves it open. */
export const blackjackGame: Game = {
  id: 'blackjack',
  names: {
    en: { usual: 'Blackjack', mentions: 'black ?jack' },
    es: { usual: 'Blackjack', mentions: 'black ?jack' },
    fr: { usual: 'Blackjack', mentions: 'black ?jack' },
    de: { usual: 'Blackjack', mentions: 'black ?jack' },
    it: { usual: 'Blackjack', mentions: 'black ?jack' },
    pt: { usual: 'Blackjack', mentions: 'black ?jack|vinte e um' },
    zh: { usual: '21点', mentions: '二十一点|21点|黑杰克|廿一点' },
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
    prompt: 'Twenty-one on the stroke of midnight, under a single lamp.',
    camera: 'smooth',
    lighting: 'dramatic',
  },
};
