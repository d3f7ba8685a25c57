import { HUES_MAX, type HueName } from '#domain/order/look.ts';
import type { ColorWishes, SuggestedColors } from '#brief/brief.ts';
import type { AskedLook } from '#brief/look/asked-look.ts';
import {
  COLORED_FOOD_WORDS,
  DICE_WORDS,
  HUE_WORDS,
  METAL_WORDS,
  ROOM_WORDS,
  TONE_WORDS,
} from '#brief/look/look-words.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import type { Theme } from '#brief/look/theme.ts';
import { withoutMentions } from '#brief/look/without-mentions.ts';
import type { Language } from '#domain/languages.ts';
import { findMentions, type WordsByLanguage } from '#text/lexicon.ts';

export interface ColorText {
  readonly folded: string;
  readonly language: Language;
  /** The worlds that the words belong to, the foremost first. */
  readonly themes: readonly Theme[];
  readonly asked: AskedLook;
}

/** Colours of what people wear, not of the room: `black tie`, `camisa blanca`, `白手套`. */
const CLOTHES = new RegExp(
  [
    `(?:${sharedSource('colouredDrinks')})`,
    String.raw`(?<![\p{L}-])\p{L}[\p{L}-]{0,24}[ -](?:${sharedSource('clothesBehind')})(?![\p{L}])`,
    String.raw`(?:${sharedSource('clothesBefore')})(?: (?:de|da|do|di))? [\p{L}-]+`,
    String.raw`[\p{Script=Han}](?:色)?(?:手套|衬衫|西装|礼服|领带|领结|旗袍|裙|沙发)`,
  ].join('|'),
  'gu',
);

/** `white roses`, `rosas rojas`: of two colours, the adjective's counts. */
const COLORED_ROSES = new RegExp(
  [
    String.raw`(?<!\p{L})(?:roses?|rosas)(?=\s(?:${sharedSource('rosesBefore')}))`,
    String.raw`(?<=(?:${sharedSource('rosesBehind')})\s)(?:roses?|rosen)(?!\p{L})`,
    '(?<=[白红黄黑])玫瑰',
  ].join('|'),
  'gu',
);

/** The colours that the words name, or that a reader of the whole prompt chose. */
export function readColors({ folded: described, language, themes, asked }: ColorText): ColorWishes {
  const undressed = described.replaceAll(CLOTHES, ' ').replaceAll(COLORED_ROSES, ' ');
  // `Red dice` colour the dice, not the felt, and `blue crab` nothing.
  const folded = [DICE_WORDS, COLORED_FOOD_WORDS].reduce(
    (left, words) => withoutMentions(left, language, words),
    undressed,
  );
  const named = <Name extends string>(lexicon: Record<Name, WordsByLanguage>) =>
    findMentions(folded, language, lexicon);
  const metals = asked.metal ? [asked.metal] : named(METAL_WORDS).map(({ meaning }) => meaning);
  const [tone] = named(TONE_WORDS).toSorted((a, b) => b.count - a.count);
  const hues: readonly HueName[] =
    asked.hues ??
    named(HUE_WORDS)
      .slice(0, HUES_MAX)
      .map(({ meaning }) => meaning);
  return {
    hues,
    metal: metals.includes('roseGold') ? 'roseGold' : (metals[0] ?? null),
    room: named(ROOM_WORDS)[0]?.meaning ?? null,
    tone: tone?.meaning ?? null,
    suggested: suggestedBy(themes),
  };
}

/** The colours of the foremost world that has any. */
function suggestedBy(themes: readonly Theme[]): SuggestedColors | null {
  const theme = themes.find(({ hues, metal, room }) => hues ?? metal ?? room);
  if (!theme) return null;
  const { hues, metal, room, tone } = theme;
  return {
    ...(hues && { hues }),
    ...(metal && { metal }),
    ...(room && { room }),
    ...(tone && { tone }),
  };
}
