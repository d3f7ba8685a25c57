import type {
  DiceColor,
  Dressing,
  HueName,
  LandscapeKind,
  MetalName,
  Mood,
  MusicStyle,
  Occasion,
  Pace,
  RoomName,
  Setting,
  Subject,
  TimeOfDay,
  ToneName,
  Weather,
  World,
} from '#domain/order/look.ts';
import type { Language } from '#domain/languages.ts';
import type { WordsByLanguage } from '#text/lexicon.ts';
import COLORED_FOODS from './words/colored-foods.json' with { type: 'json' };
import DICE from './words/dice.json' with { type: 'json' };
import DRESSINGS from './words/dressings.json' with { type: 'json' };
import HUES from './words/hues.json' with { type: 'json' };
import HOURS from './words/hours.json' with { type: 'json' };
import LANDSCAPE_LIMITS from './words/landscape-limits.json' with { type: 'json' };
import LANDSCAPE_POSITIONS from './words/landscape-positions.json' with { type: 'json' };
import LANDSCAPES from './words/landscapes.json' with { type: 'json' };
import METALS from './words/metals.json' with { type: 'json' };
import MOODS from './words/moods.json' with { type: 'json' };
import MUSIC from './words/music.json' with { type: 'json' };
import OCCASIONS from './words/occasions.json' with { type: 'json' };
import PACES from './words/paces.json' with { type: 'json' };
import PEOPLE from './words/people.json' with { type: 'json' };
import ROOMS from './words/rooms.json' with { type: 'json' };
import SCENIC_FOODS from './words/scenic-foods.json' with { type: 'json' };
import SETTINGS from './words/settings.json' with { type: 'json' };
import SNOW_COVERED from './words/snow-covered.json' with { type: 'json' };
import SUBJECTS from './words/subjects.json' with { type: 'json' };
import TONES from './words/tones.json' with { type: 'json' };
import WEATHER_OUTSIDE from './words/weather-outside.json' with { type: 'json' };
import WEATHERS from './words/weathers.json' with { type: 'json' };
import WORLDS from './words/worlds.json' with { type: 'json' };

/** The words of a meaning as a list has them, one a line. */
export type ListedWords = Record<Language, readonly string[]>;

export const DICE_WORDS: Record<DiceColor, WordsByLanguage> = lexiconOf(DICE);
/** Foods with a colour in their name: `blue crab`, `tè verde`. */
export const COLORED_FOOD_WORDS: Record<'food', WordsByLanguage> = lexiconOf(COLORED_FOODS);
/** Foods and drinks named after weather, places and hours: `snow crab`, `tequila sunrise`. */
export const SCENIC_FOOD_WORDS: Record<'food', WordsByLanguage> = lexiconOf(SCENIC_FOODS);
export const DRESSING_WORDS: Record<Dressing, WordsByLanguage> = lexiconOf(DRESSINGS);
export const HUE_WORDS: Record<HueName, WordsByLanguage> = lexiconOf(HUES);
/** What is seen round the house, and when. */
export const LANDSCAPE_WORDS: Record<LandscapeKind, WordsByLanguage> = lexiconOf(LANDSCAPES);
export const HOUR_WORDS: Record<TimeOfDay, WordsByLanguage> = lexiconOf(HOURS);
export const WEATHER_WORDS: Record<Exclude<Weather, 'clear'>, WordsByLanguage> = lexiconOf(
  WEATHERS,
);
/** Snow that lies on the land: `snowy peaks`, `montañas nevadas`. */
export const SNOW_COVERED_WORDS: Record<'snowCovered', WordsByLanguage> = lexiconOf(SNOW_COVERED);
/** Weather of streets and before windows, where no scenery needs to be named. */
export const WEATHER_OUTSIDE_WORDS: Record<keyof typeof WEATHER_OUTSIDE, WordsByLanguage> =
  lexiconOf(WEATHER_OUTSIDE);
/** What says that the scenery behind it, or before it, comes last or first. */
export const LANDSCAPE_POSITION_WORDS: Record<keyof typeof LANDSCAPE_POSITIONS, WordsByLanguage> =
  lexiconOf(LANDSCAPE_POSITIONS);
/** What tells that a word of scenery, or of a time of the day, is not meant as such. */
export const LANDSCAPE_LIMIT_WORDS: Record<keyof typeof LANDSCAPE_LIMITS, WordsByLanguage> =
  lexiconOf(LANDSCAPE_LIMITS);
export const METAL_WORDS: Record<MetalName, WordsByLanguage> = lexiconOf(METALS);
export const MOOD_WORDS: Record<Mood, WordsByLanguage> = lexiconOf(MOODS);
export const MUSIC_WORDS: Record<MusicStyle, WordsByLanguage> = lexiconOf(MUSIC);
export const OCCASION_WORDS: Record<Occasion, WordsByLanguage> = lexiconOf(OCCASIONS);
export const PACE_WORDS: Record<Pace, WordsByLanguage> = lexiconOf(PACES);
/** How many people the words of a prompt see, denials included: `nobody around`, `a packed floor`. */
export const PEOPLE_WORDS: Record<'none' | 'light' | 'busy', WordsByLanguage> = lexiconOf(PEOPLE);
export const ROOM_WORDS: Record<Exclude<RoomName, 'tinted'>, WordsByLanguage> = lexiconOf(ROOMS);
export const SETTING_WORDS: Record<Setting, WordsByLanguage> = lexiconOf(SETTINGS);
/** How colours are meant. */
export const TONE_WORDS: Record<ToneName, WordsByLanguage> = lexiconOf(TONES);

/** What shot lists ask to see. */
export const SUBJECT_WORDS: Record<Subject, WordsByLanguage> = lexiconOf(SUBJECTS);
/** What a house advertises beside its games; `game` is what belongs to games. */
export const WORLD_WORDS: Record<World | 'game', WordsByLanguage> = lexiconOf(WORLDS);

function lexiconOf<Meaning extends string>(
  lists: Record<Meaning, ListedWords>,
): Record<Meaning, WordsByLanguage> {
  const meanings = Object.entries(lists) as [Meaning, ListedWords][];
  return Object.fromEntries(
    meanings.map(([meaning, words]) => [meaning, wordsByLanguage(words)]),
  ) as Record<Meaning, WordsByLanguage>;
}

/** In a list `(a|b)` is one of several; the rest is the notation of `WordsByLanguage`. */
export function wordsByLanguage(words: ListedWords): WordsByLanguage {
  return Object.fromEntries(
    Object.entries(words).map(([language, rows]) => [
      language,
      rows.join('|').replaceAll(/(?<!\\)\((?!\?)/gu, '(?:'),
    ]),
  ) as WordsByLanguage;
}
