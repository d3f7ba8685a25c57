import type { Game } from '#film/game.ts';
import { rouletteScript } from './script.ts';

/** What a film of this game says and how it looks where the order leaves it open. */
export const rouletteGame: Game = {
  id: 'roulette',
  names: {
    en: { usual: 'Roulette', mentions: 'roulette' },
    es: { usual: 'Ruleta', mentions: 'ruleta' },
    fr: { usual: 'Roulette', mentions: 'roulette' },
    de: { usual: 'Roulette', mentions: 'roulette' },
    it: { usual: 'Roulette', mentions: 'roulette' },
    pt: { usual: 'Roleta', mentions: 'roleta' },
    zh: { usual: '轮盘', mentions: '轮盘赌?|輪盤|罗利特' },
  },
  titlePaint: 'gold',
  moods: ['elegant', 'luxurious', 'mysterious'],
  settings: ['mainFloor', 'highLimitRoom', 'lounge'],
  palettes: [
    { hues: ['green', 'orange'], metal: 'gold', room: 'brown', tone: 'plain' },
    { hues: ['burgundy'], metal: 'gold', room: 'brown', tone: 'deep' },
    { hues: ['blue', 'orange'], metal: 'gold', room: 'tinted', tone: 'deep' },
    { hues: ['teal', 'orange'], metal: 'copper', room: 'tinted', tone: 'plain' },
    { hues: ['purple', 'orange'], metal: 'gold', room: 'tinted', tone: 'deep' },
    { hues: [], metal: 'gold', room: 'black', tone: 'plain' },
    { hues: ['red', 'orange'], metal: 'gold', room: 'brown', tone: 'plain' },
  ],
  script: rouletteScript,
  example: {
    prompt: 'Midnight roulette: the ball circles once more before it finds its pocket.',
    camera: 'orbit',
    lighting: 'cinematic',
  },
};
