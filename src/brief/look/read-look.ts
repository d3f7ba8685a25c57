import {
  DRESSING_WORLDS,
  DRESSINGS_MAX,
  isWet,
  type Mood,
  type MusicStyle,
  type Occasion,
  type Setting,
} from '#domain/order/look.ts';
import type { LookWishes } from '#brief/brief.ts';
import type { AskedLook } from '#brief/look/asked-look.ts';
import {
  DICE_WORDS,
  DRESSING_WORDS,
  MOOD_WORDS,
  MUSIC_WORDS,
  OCCASION_WORDS,
  PACE_WORDS,
  SCENIC_FOOD_WORDS,
  SETTING_WORDS,
} from '#brief/look/look-words.ts';
import { readColors } from '#brief/look/read-colors.ts';
import { namesInText } from '#brief/look/names-in-text.ts';
import type { Theme } from '#brief/look/theme.ts';
import { readThemes, themed } from '#brief/look/themes.ts';
import { cityAtHour, readLandscape } from '#brief/look/read-landscape.ts';
import { readWorld } from '#brief/look/read-world.ts';
import { foldText } from '#text/fold-text.ts';
import type { Language } from '#domain/languages.ts';
import { findMentions, type Mention } from '#text/lexicon.ts';
import { takeOut } from '#text/spans.ts';

export interface LookText {
  /** The prompt without what it does not want, names and what is quoted. */
  readonly scene: string;
  /** The same with what is quoted: headlines name occasions. The scene where it is absent. */
  readonly said?: string;
  readonly venue: string | null;
  readonly language: Language;
  /** Whether it describes a film and is no message to anybody. */
  readonly isPlain: boolean;
  /** What was chosen already; only the rest is read. */
  readonly asked: AskedLook;
}

/** What every reader of a part of the look searches. */
interface Scene {
  readonly folded: string;
  readonly language: Language;
  /** The worlds that the words belong to, the foremost first. */
  readonly themes: readonly Theme[];
}

/** Where several are named, the first of this list is what the film is about. */
const OCCASION_RANKS: readonly Occasion[] = [
  'lunarNewYear',
  'halloween',
  'valentines',
  'newYear',
  'winterHolidays',
  'ladiesNight',
  'grandOpening',
  'anniversary',
  'tournament',
  'summer',
];

/** Names of houses say where they stand in clear words only: a `Harbor Casino` may be anywhere. */
const TELLING_VENUE =
  /theat|teatro|theatre|剧院|beach|playa|plage|strand|spiaggia|praia|riverboat|rooftop|海滩|海滨/iu;

/** Places that are rarely named by chance weigh more. */
const SETTING_BONUS: Record<Setting, number> = {
  riverboat: 0.5,
  rooftop: 0.45,
  beachfront: 0.4,
  highLimitRoom: 0.3,
  lounge: 0.1,
  theatre: 0,
  mainFloor: -0.2,
};

const OCCASION_MOODS: Record<Occasion, Mood> = {
  newYear: 'festive',
  ladiesNight: 'playful',
  valentines: 'intimate',
  halloween: 'mysterious',
  winterHolidays: 'festive',
  lunarNewYear: 'festive',
  summer: 'energetic',
  anniversary: 'festive',
  grandOpening: 'festive',
  tournament: 'energetic',
};

/** The look that the words ask for. */
export function readLook({
  scene: described,
  said = described,
  venue,
  language,
  isPlain,
  asked,
}: LookText): LookWishes {
  const text = withoutScenicFoods(described, language);
  const folded = foldText(text);
  const themes = readThemes(folded, language);
  const scene: Scene = { folded, language, themes };
  const occasion = asked.occasion ?? readOccasion(foldText(said), language);
  const setting = readSetting(scene, venue);
  const isOverRoofs = setting === 'rooftop' && isPlain;
  const isAtSea = setting === 'beachfront';
  const landscape =
    readLandscape({ text, language, isPlain, isAtSea }) ??
    (isOverRoofs ? cityAtHour(text, language) : null);
  // Of a beach in the rain the prompt names the view, and no table stands there.
  const isInside = isAtSea && isWet(landscape?.weather);
  return {
    occasion,
    setting: asked.setting ?? (isInside ? null : setting),
    mood: asked.mood ?? readMood(scene, occasion),
    music: asked.music ?? readMusic(scene, occasion),
    pace:
      asked.pace ??
      heaviest(findMentions(folded, language, PACE_WORDS), () => 0, folded) ??
      themed(themes, 'pace') ??
      null,
    dressing: asked.dressing ?? readDressing(scene).filter((one) => one !== 'snow' || !landscape),
    isDressed: asked.dressing !== undefined,
    colors: readColors({
      folded: takeOut(folded, namesInText(text, language)),
      language,
      themes,
      asked,
    }),
    world: readWorld(folded, language),
    landscape,
    dice: findMentions(folded, language, DICE_WORDS)[0]?.meaning ?? null,
  };
}

/** What is eaten and drunk is no scenery, whatever it is called. */
function withoutScenicFoods(text: string, language: Language): string {
  const mentions = findMentions(foldText(text), language, SCENIC_FOOD_WORDS);
  return takeOut(
    text,
    mentions.map(({ at, length }) => ({ start: at, end: at + length })),
  );
}

function readOccasion(folded: string, language: Language): Occasion | null {
  const said = new Set(
    findMentions(folded, language, OCCASION_WORDS).map(({ meaning }) => meaning),
  );
  return OCCASION_RANKS.find((occasion) => said.has(occasion)) ?? null;
}

function readSetting({ folded, language, themes }: Scene, venue: string | null): Setting | null {
  const weigh = (text: string) =>
    heaviest(
      findMentions(text, language, SETTING_WORDS),
      (setting) => SETTING_BONUS[setting],
      text,
    );
  return (
    weigh(folded) ??
    (venue === null || !TELLING_VENUE.test(venue) ? null : weigh(foldText(venue))) ??
    themed(themes, 'setting') ??
    null
  );
}

function readMood({ folded, language, themes }: Scene, occasion: Occasion | null): Mood | null {
  const mentions = findMentions(folded, language, MOOD_WORDS);
  const expected = occasion === null ? null : OCCASION_MOODS[occasion];
  if (mentions.length === 0) return expected ?? themed(themes, 'mood') ?? null;
  return heaviest(mentions, (mood) => (mood === expected ? 0.9 : 0), folded);
}

function readMusic(
  { folded, language, themes }: Scene,
  occasion: Occasion | null,
): MusicStyle | null {
  const mentions = findMentions(folded, language, MUSIC_WORDS);
  if (mentions.some(({ meaning }) => meaning === 'none')) return 'none';
  const said = heaviest(mentions, () => 0, folded);
  if (said) return said;
  if (occasion === 'lunarNewYear') return 'orchestral';
  return themed(themes, 'music') ?? null;
}

/** What the words name, or else what their world brings along. */
function readDressing({ folded, language, themes }: Scene): LookWishes['dressing'] {
  const named = findMentions(folded, language, DRESSING_WORDS).map(({ meaning }) => meaning);
  const dressesRoom = named.some((one) => DRESSING_WORLDS[one] === undefined);
  const all = dressesRoom ? named : [...named, ...(themed(themes, 'dressing') ?? [])];
  return all.slice(0, DRESSINGS_MAX);
}

/** The meaning said most often; what is said early, and what has a bonus, weighs a little more. */
function heaviest<Meaning extends string>(
  mentions: readonly Mention<Meaning>[],
  bonus: (meaning: Meaning) => number,
  text: string,
): Meaning | null {
  const weight = ({ meaning, at, count }: Mention<Meaning>) =>
    Math.min(count, 3) + 0.5 * (1 - at / Math.max(1, text.length)) + bonus(meaning);
  return mentions.toSorted((a, b) => weight(b) - weight(a))[0]?.meaning ?? null;
}
