import type { Lighting } from '#domain/order/controls.ts';
import {
  DRESSING_WORLDS,
  DRESSINGS_MAX,
  type Dressing,
  type Occasion,
  type Setting,
} from '#domain/order/look.ts';
import type { LookWishes } from '#brief/brief.ts';
import { seededChoice } from '#film/random.ts';

export interface DressingOrder {
  readonly wishes: LookWishes;
  readonly setting: Setting;
  readonly lighting: Lighting;
  readonly seed: number;
}

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

/** What dresses the room: first what is wished for, then what occasion and place bring along. */
export function chooseDressing(order: DressingOrder): readonly Dressing[] {
  const { occasion, dressing, isDressed, landscape, world } = order.wishes;
  if (isDressed) return dressing;
  // Things of a world dress no room, and leave it to be dressed.
  const things = dressing.filter((one) => world && DRESSING_WORLDS[one] === world);
  const room = dressing.filter((one) => DRESSING_WORLDS[one] === undefined);
  const implied = [
    ...(occasion === null ? [] : OCCASION_DRESSING[occasion]).filter(
      // It falls outside where there is an outside.
      (one) => one !== 'snow' || landscape === null,
    ),
    ...SETTING_DRESSING[order.setting],
  ];
  const all = [...new Set([...things, ...room, ...implied])].slice(0, DRESSINGS_MAX);
  if (all.length > things.length) return all;
  return [...things, seededChoice(order.seed, 'dressing', SILENT_DRESSING[order.lighting])];
}
