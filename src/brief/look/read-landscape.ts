import { isShownLast } from '#brief/look/is-shown-last.ts';
import {
  isHour,
  isOutrightNight,
  isSaidAlone,
  isScenery,
  withoutAsides,
} from '#brief/look/landscape-limits.ts';
import {
  HOUR_WORDS,
  LANDSCAPE_WORDS,
  SNOW_COVERED_WORDS,
  WEATHER_OUTSIDE_WORDS,
  WEATHER_WORDS,
} from '#brief/look/look-words.ts';
import { meantMentions } from '#brief/look/meant-mentions.ts';
import { withoutMentions } from '#brief/look/without-mentions.ts';
import {
  TIMES_OF_DAY,
  type Landscape,
  type LandscapeKind,
  type TimeOfDay,
  type Weather,
} from '#domain/order/look.ts';
import type { Language } from '#domain/languages.ts';
import type { Mention } from '#text/lexicon.ts';

/** Where several are described, the first of this list is what is seen; the others belong to it: hills round a lake. */
const RANKS: readonly LandscapeKind[] = [
  'market',
  'square',
  'village',
  'lake',
  'harbour',
  'city',
  'sea',
  'desert',
  'park',
  'forest',
  'hills',
  'mountains',
  'garden',
  'sky',
];

/** When each is seen where the text does not say. */
const USUAL_TIME: Record<LandscapeKind, TimeOfDay> = {
  sea: 'dusk',
  lake: 'dusk',
  harbour: 'dusk',
  mountains: 'dawn',
  village: 'night',
  hills: 'dusk',
  desert: 'dusk',
  forest: 'dawn',
  city: 'night',
  garden: 'dusk',
  square: 'dusk',
  market: 'night',
  park: 'day',
  sky: 'night',
};

/** What is seen through windows and in streets. A noon beside it is when something begins. */
const OUTSIDE = { kind: 'city', time: 'night' } as const satisfies Landscape;

/** Where weather is seen that a prompt names on its own: `fog at dusk, dice`. Snow falls in the room, then. */
const WEATHER_PLACES = { storm: 'sky', rain: 'city', fog: 'forest' } as const satisfies Partial<
  Record<Weather, LandscapeKind>
>;

/** Where several are named, the first of this list is what is seen. */
const WEATHER_RANKS = ['storm', 'snow', 'rain', 'fog'] as const satisfies readonly Weather[];

export interface LandscapeText {
  readonly text: string;
  readonly language: Language;
  /** Whether it describes a film, where weather needs no place beside it, and is no message. */
  readonly isPlain: boolean;
  /** Whether its words belong to the sea: `storm, lighthouse`. */
  readonly isAtSea: boolean;
}

/** Returns the scenery that a text describes, at the time of the day that it names first; null where it has none. */
export function readLandscape(described: LandscapeText): Landscape | null {
  const { text, language, isPlain, isAtSea } = described;
  const said = withoutAsides(text, language);
  const kinds = meantMentions(said, LANDSCAPE_WORDS, { language, isMeant: isScenery });
  const kind = RANKS.find((one) => kinds.some(({ meaning }) => meaning === one));
  // Of snow on the peaks none falls.
  const bare = withoutMentions(said, language, SNOW_COVERED_WORDS);
  const weather = weatherOf(bare, language);
  if (kind === undefined) {
    if (weather && isOutside(said, language)) return { ...OUTSIDE, weather };
    const alone = isPlain ? weatherAlone(bare, language) : null;
    return alone && isAtSea ? { ...alone, kind: 'sea' } : alone;
  }
  return {
    kind,
    time: timeOf(said, language) ?? USUAL_TIME[kind],
    ...(weather && { weather }),
    ...(bare !== said && { isSnowCovered: true }),
    ...(isShownLast(said, language) && { position: 'end' }),
  };
}

/** Returns the city at the hour that a text names, as it is seen from roofs; null where it names none. */
export function cityAtHour(text: string, language: Language): Landscape | null {
  const time = timeOf(withoutAsides(text, language), language);
  return time === undefined ? null : { kind: 'city', time };
}

function weatherAlone(said: string, language: Language): Landscape | null {
  const isMeant = (folded: string, mention: Mention<string>) =>
    isScenery(folded, mention, language) && isSaidAlone(folded, mention, language);
  const mentions = meantMentions(said, WEATHER_WORDS, { language, isMeant });
  const weather = WEATHER_RANKS.find((one) => mentions.some(({ meaning }) => meaning === one));
  if (weather === undefined || weather === 'snow') return null;
  const kind = WEATHER_PLACES[weather];
  const time = timeOf(said, language);
  // Without an hour it comes from a machine: `masks, fog, candles`.
  if (weather === 'fog' && time === undefined) return null;
  return { kind, time: time ?? USUAL_TIME[kind], weather };
}

function weatherOf(said: string, language: Language): Weather | undefined {
  const mentions = meantMentions(said, WEATHER_WORDS, { language, isMeant: isScenery });
  return WEATHER_RANKS.find((one) => mentions.some(({ meaning }) => meaning === one));
}

function timeOf(said: string, language: Language): TimeOfDay | undefined {
  const mentions = meantMentions(said, HOUR_WORDS, { language, isMeant: isHour });
  const times = mentions.map(({ meaning }) => meaning);
  // Moon and lanterns are also seen in the evening and before sunrise.
  const first = times.find((one) => one !== 'night');
  if (first === 'dawn' && isOutrightNight(said, language)) return 'night';
  return first ?? TIMES_OF_DAY.find((one) => times.includes(one));
}

const isOutside = (said: string, language: Language): boolean =>
  meantMentions(said, WEATHER_OUTSIDE_WORDS, { language, isMeant: isScenery }).length > 0;
