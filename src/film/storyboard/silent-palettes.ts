import type { Lighting } from '#domain/order/controls.ts';
import type { ColorScheme, Occasion } from '#domain/order/look.ts';

/** Colours that suit where a prompt names none: several of each, so that the seed has a choice. */
export const OCCASION_PALETTES: Record<Occasion, readonly ColorScheme[]> = {
  newYear: [
    { hues: ['blue'], metal: 'gold', room: 'black', tone: 'deep' },
    { hues: [], metal: 'gold', room: 'black', tone: 'plain' },
    { hues: ['purple', 'blue'], metal: 'gold', room: 'tinted', tone: 'deep' },
  ],
  ladiesNight: [
    { hues: ['pink', 'purple'], metal: 'roseGold', room: 'tinted', tone: 'plain' },
    { hues: ['pink'], metal: 'roseGold', room: 'black', tone: 'vivid' },
  ],
  valentines: [
    { hues: ['red', 'pink'], metal: 'roseGold', room: 'tinted', tone: 'deep' },
    { hues: ['burgundy', 'pink'], metal: 'gold', room: 'tinted', tone: 'plain' },
  ],
  halloween: [
    { hues: ['orange', 'purple'], metal: 'copper', room: 'black', tone: 'deep' },
    { hues: ['purple', 'orange'], metal: 'copper', room: 'black', tone: 'plain' },
  ],
  winterHolidays: [
    { hues: ['green', 'red'], metal: 'gold', room: 'tinted', tone: 'deep' },
    { hues: ['red', 'green'], metal: 'gold', room: 'tinted', tone: 'deep' },
  ],
  lunarNewYear: [
    { hues: ['red'], metal: 'gold', room: 'tinted', tone: 'plain' },
    { hues: ['red', 'orange'], metal: 'gold', room: 'black', tone: 'deep' },
  ],
  summer: [
    { hues: ['teal', 'orange'], metal: 'gold', room: 'tinted', tone: 'plain' },
    { hues: ['blue', 'yellow'], metal: 'silver', room: 'tinted', tone: 'vivid' },
  ],
  anniversary: [],
  grandOpening: [],
  tournament: [],
};

/** Neon light brings its own colours; the other lights leave the choice to the game. */
export const LIGHTING_PALETTES: Record<Lighting, readonly ColorScheme[]> = {
  bright: [],
  cinematic: [],
  dramatic: [],
  neon: [
    { hues: ['purple', 'teal'], metal: 'silver', room: 'tinted', tone: 'vivid' },
    { hues: ['blue', 'pink'], metal: 'silver', room: 'black', tone: 'vivid' },
    { hues: ['pink', 'teal'], metal: 'gold', room: 'tinted', tone: 'vivid' },
    { hues: ['teal', 'purple'], metal: 'gold', room: 'black', tone: 'vivid' },
  ],
};
