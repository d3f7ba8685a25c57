import type { Lighting } from '#domain/controls.ts';
import { DRESSING_WORDS } from '#brief/look/dressing-words.ts';
import { findMentions } from '#text/lexicon.ts';
import { seededChoice } from '#film/storyboard/seeded-choice.ts';
import type { Dressing, Occasion, Setting } from '#domain/look.ts';
import type { Language } from '#text/language.ts';

export interface DressingOrder {
  readonly folded: string;
  readonly language: Language;
  readonly occasion: Occasion | null;
  readonly setting: Setting;
  readonly lighting: Lighting;
  readonly seed: number;
  /** What the worlds of the words bring along. */
  readonly themed: readonly Dressing[];
}

const DRESSINGS_MAX = 6;

const OCCASION_DRESSING: Record<Occasion, readonly Dressing[]> = {
  newYear: ['fireworks', 'confetti', 'champagne'],
  ladiesNight: ['flowers', 'champagne'],
  valentines: ['flowers', 'candles'],
  halloween: ['pumpkins', 'candles'],
  winterHolidays: ['snow', 'stringLights'],
  lunarNewYear: ['lanterns', 'flowers'],
  summer: ['palms', 'stringLights'],
  anniversary: ['balloons', 'confetti'],
  grandOpening: ['redCarpet', 'confetti'],
  tournament: ['trophy'],
};

const SETTING_DRESSING: Record<Setting, readonly Dressing[]> = {
  mainFloor: [],
  highLimitRoom: ['chandelier'],
  lounge: ['candles'],
  rooftop: ['skyline'],
  beachfront: ['water', 'palms'],
  theatre: ['curtains', 'stage'],
  riverboat: ['water', 'stringLights'],
};

const SILENT_DRESSING: Record<Lighting, readonly Dressing[]> = {
  bright: ['flowers', 'chandelier'],
  cinematic: ['chandelier', 'curtains', 'candles'],
  dramatic: ['curtains', 'candles'],
  neon: ['neonSigns'],
};

/** What dresses the room: first what the words name, or what their world brings along, then what occasion and place bring along. */
export function readDressing(order: DressingOrder): readonly Dressing[] {
  const named = findMentions(order.folded, order.language, DRESSING_WORDS).map(
    ({ meaning }) => meaning,
  );
  const implied = [
    ...(order.occasion === null ? [] : OCCASION_DRESSING[order.occasion]),
    ...SETTING_DRESSING[order.setting],
  ];
  const asked = named.length > 0 ? named : order.themed;
  const all = [...new Set([...asked, ...implied])];
  if (all.length > 0) return all.slice(0, DRESSINGS_MAX);
  return [seededChoice(order.seed, 'dressing', SILENT_DRESSING[order.lighting])];
}
