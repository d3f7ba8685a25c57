import type { Controls } from '#domain/controls.ts';
import type { PresetId } from '#domain/presets.ts';
import type { AskedLook } from '#brief/look/asked-look.ts';
import { readDressing } from '#brief/look/dressing.ts';
import { findMentions } from '#text/lexicon.ts';
import type { Mention } from '#text/lexicon.ts';
import { MOOD_WORDS, MUSIC_WORDS, PACE_WORDS } from '#brief/look/mood-words.ts';
import { OCCASION_WORDS } from '#brief/look/occasion-words.ts';
import { readPalette } from '#brief/look/palette.ts';
import { SETTING_WORDS } from '#brief/look/setting-words.ts';
import type { Theme } from '#brief/look/theme.ts';
import { readThemes, themed } from '#brief/look/themes.ts';
import { foldText } from '#text/fold-text.ts';
import { seededChoice } from '#film/storyboard/seeded-choice.ts';
import { findGame } from '#games/game-list.ts';
import type { Mood, MusicStyle, Occasion, Pace, Setting } from '#domain/look.ts';
import type { Look } from '#film/storyboard/storyboard.ts';
import type { Language } from '#text/language.ts';

export interface LookOrder {
  /** The prompt without what it does not want and without the name of the venue. */
  readonly scene: string;
  readonly venue: string | null;
  readonly language: Language;
  readonly preset: PresetId;
  readonly controls: Controls;
  readonly seed: number;
  /** What was chosen already; only the rest is read. */
  readonly asked?: AskedLook;
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

const MOOD_MUSIC: Record<Mood, readonly MusicStyle[]> = {
  elegant: ['jazz', 'lounge', 'orchestral'],
  energetic: ['electronic', 'funk', 'rock'],
  festive: ['funk', 'electronic', 'latin'],
  intimate: ['jazz', 'lounge'],
  luxurious: ['lounge', 'orchestral', 'jazz'],
  playful: ['funk', 'electronic'],
  mysterious: ['orchestral', 'jazz'],
};

/** The look that the words ask for; the seed decides what they leave open. */
export function readLook(order: LookOrder): Look {
  const { language, preset, controls, seed, asked = {} } = order;
  const folded = foldText(order.scene);
  const themes = readThemes(folded, language);
  const occasion = asked.occasion ?? readOccasion(folded, language);
  const setting = asked.setting ?? readSetting(order, folded, themes);
  const mood = asked.mood ?? readMood(order, folded, { occasion, themes });
  const { lighting } = controls;
  const palette = readPalette({
    folded,
    language,
    occasion,
    preset,
    lighting,
    seed,
    askedHues: asked.hues,
    askedMetal: asked.metal,
    themes,
  });
  return {
    palette,
    mood,
    setting,
    occasion,
    music: asked.music ?? readMusic(order, folded, { mood, occasion, themes }),
    pace: asked.pace ?? readPace(order, folded, { mood, themes }),
    dressing:
      asked.dressing ??
      readDressing({
        folded,
        language,
        occasion,
        setting,
        lighting,
        seed,
        themed: themed(themes, 'dressing') ?? [],
      }),
  };
}

function readOccasion(folded: string, language: Language): Occasion | null {
  const said = new Set(
    findMentions(folded, language, OCCASION_WORDS).map(({ meaning }) => meaning),
  );
  return OCCASION_RANKS.find((occasion) => said.has(occasion)) ?? null;
}

function readSetting(
  { venue, language, preset, seed }: LookOrder,
  folded: string,
  themes: readonly Theme[],
): Setting {
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
    seededChoice(seed, 'setting', findGame(preset).settings)
  );
}

function readMood(
  { language, preset, seed }: LookOrder,
  folded: string,
  { occasion, themes }: { occasion: Occasion | null; themes: readonly Theme[] },
): Mood {
  const mentions = findMentions(folded, language, MOOD_WORDS);
  const expected = occasion === null ? null : OCCASION_MOODS[occasion];
  if (mentions.length === 0)
    return expected ?? themed(themes, 'mood') ?? seededChoice(seed, 'mood', findGame(preset).moods);
  return (
    heaviest(mentions, (mood) => (mood === expected ? 0.9 : 0), folded) ??
    seededChoice(seed, 'mood', findGame(preset).moods)
  );
}

interface MusicMood {
  readonly mood: Mood;
  readonly occasion: Occasion | null;
  readonly themes: readonly Theme[];
}

function readMusic(
  order: LookOrder,
  folded: string,
  { mood, occasion, themes }: MusicMood,
): MusicStyle {
  const said = heaviest(findMentions(folded, order.language, MUSIC_WORDS), () => 0, folded);
  if (said) return said;
  if (occasion === 'lunarNewYear') return 'orchestral';
  const suiting = themed(themes, 'music');
  if (suiting) return suiting;
  if (order.controls.lighting === 'neon' && mood !== 'intimate') return 'electronic';
  return seededChoice(order.seed, 'music', MOOD_MUSIC[mood]);
}

function readPace(
  { language, controls }: LookOrder,
  folded: string,
  { mood, themes }: { mood: Mood; themes: readonly Theme[] },
): Pace {
  const said = heaviest(findMentions(folded, language, PACE_WORDS), () => 0, folded);
  if (said) return said;
  const suiting = themed(themes, 'pace');
  if (suiting) return suiting;
  if (controls.cameraMotion === 'dynamic' || mood === 'energetic') return 'fast';
  if (controls.cameraMotion === 'static' || mood === 'intimate') return 'slow';
  return 'medium';
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
