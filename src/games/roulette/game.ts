import type { Game } from '#games/game.ts';
import { rouletteScript } from './script.ts';

/** Defaults for films of this game: words and look. */
export const rouletteGame: Game = {
  id: 'roulette',
  names: {
    en: { usual: 'Roulette', mentions: 'roulette', heard: 'The ball runs around the wheel' },
    es: { usual: 'Ruleta', mentions: 'ruleta', heard: 'La bola gira en la ruleta' },
    fr: { usual: 'Roulette', mentions: 'roulette', heard: 'La bille tourne dans la roulette' },
    de: { usual: 'Roulette', mentions: 'roulette', heard: 'Die Kugel läuft im Kessel' },
    it: { usual: 'Roulette', mentions: 'roulette', heard: 'La pallina gira nella roulette' },
    pt: { usual: 'Roleta', mentions: 'roleta', heard: 'A bola gira na roleta' },
    zh: { usual: '轮盘', mentions: '轮盘赌?|輪盤|罗利特', heard: '小球在轮盘上滚动' },
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
    camera: 'orbit',
    lighting: 'cinematic',
  },
};
