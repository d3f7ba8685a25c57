import { isHour, isOutrightNight, isScenery, withoutAsides } from '#brief/look/landscape-limits.ts';
import { HOUR_WORDS, LANDSCAPE_WORDS } from '#brief/look/look-words.ts';
import { TIMES_OF_DAY, type Landscape, type LandscapeKind, type TimeOfDay } from '#domain/look.ts';
import type { Language } from '#text/language.ts';
import { findMentions, type Mention, type WordsByLanguage } from '#text/lexicon.ts';
import { takeOut } from '#text/spans.ts';

/** Where several are described, the first of this list is what is seen; the others belong to it: hills round a lake. */
const RANKS: readonly LandscapeKind[] = [
  'village',
  'lake',
  'harbour',
  'city',
  'sea',
  'desert',
  'forest',
  'hills',
  'mountains',
  'garden',
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
};

/** Returns the scenery that a text describes, and the time of the day that it names first; null where it has none. */
export function readLandscape(text: string, language: Language): Landscape | null {
  const said = withoutAsides(text, language);
  const kinds = mentionsOf(said, LANDSCAPE_WORDS, { language, isMeant: isScenery });
  const kind = RANKS.find((one) => kinds.some(({ meaning }) => meaning === one));
  if (kind === undefined) return null;
  return { kind, time: timeOf(said, language) ?? USUAL_TIME[kind] };
}

function timeOf(said: string, language: Language): TimeOfDay | undefined {
  const mentions = mentionsOf(said, HOUR_WORDS, { language, isMeant: isHour });
  const times = mentions.map(({ meaning }) => meaning);
  // Moon and lanterns are also seen in the evening and before sunrise.
  const first = times.find((one) => one !== 'night');
  if (first === 'dawn' && isOutrightNight(said, language)) return 'night';
  return first ?? TIMES_OF_DAY.find((one) => times.includes(one));
}

interface Reading {
  readonly language: Language;
  readonly isMeant: (folded: string, mention: Mention<string>, language: Language) => boolean;
}

/** The first mention of each meaning that is meant as such. */
function mentionsOf<Meaning extends string>(
  folded: string,
  words: Record<Meaning, WordsByLanguage>,
  { language, isMeant }: Reading,
): Mention<Meaning>[] {
  const mentions = findMentions(folded, language, words);
  const others = mentions.filter((one) => !isMeant(folded, one, language));
  if (others.length === 0) return mentions;
  const spans = others.map(({ at, length }) => ({ start: at, end: at + length }));
  return mentionsOf(takeOut(folded, spans), words, { language, isMeant });
}
