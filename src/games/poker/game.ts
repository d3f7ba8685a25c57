import type { Game } from '#games/game.ts';
import { pokerScript } from './script.ts';

/** Defaults for films of this game: words and look. */
export const pokerGame: Game = {
  id: 'poker',
  names: {
    en: { usual: 'Poker', mentions: "texas hold ?'?em|hold'em|omaha|poker", heard: 'Chips click' },
    es: { usual: 'Póker', mentions: "texas hold ?'?em|poker|poquer", heard: 'Suenan las fichas' },
    fr: { usual: 'Poker', mentions: "texas hold ?'?em|poker", heard: 'Les jetons cliquettent' },
    de: { usual: 'Poker', mentions: "texas hold ?'?em|poker", heard: 'Jetons klackern' },
    it: { usual: 'Poker', mentions: "texas hold ?'?em|poker", heard: 'Tintinnio di fiches' },
    pt: { usual: 'Pôquer', mentions: "texas hold ?'?em|poquer|poker", heard: 'As fichas tilintam' },
    zh: { usual: '扑克', mentions: '德州扑克|奥马哈|撲克|扑克', heard: '筹码碰撞声' },
  },
  titlePaint: 'block',
  moods: ['mysterious', 'energetic', 'elegant'],
  settings: ['mainFloor', 'lounge', 'highLimitRoom'],
  palettes: [
    { hues: ['green', 'orange'], metal: 'copper', room: 'brown', tone: 'deep' },
    { hues: ['red'], metal: 'gold', room: 'black', tone: 'deep' },
    { hues: ['blue'], metal: 'silver', room: 'black', tone: 'deep' },
    { hues: ['purple', 'orange'], metal: 'gold', room: 'tinted', tone: 'deep' },
    { hues: ['teal', 'orange'], metal: 'copper', room: 'tinted', tone: 'plain' },
    { hues: [], metal: 'gold', room: 'black', tone: 'plain' },
  ],
  script: pokerScript,
  example: {
    camera: 'smooth',
    lighting: 'cinematic',
  },
};
