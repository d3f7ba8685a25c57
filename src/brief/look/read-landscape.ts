import { HOUR_WORDS, LANDSCAPE_WORDS } from '#brief/look/look-words.ts';
import { TIMES_OF_DAY, type Landscape, type LandscapeKind, type TimeOfDay } from '#domain/look.ts';
import type { Language } from '#text/language.ts';
import { findMentions } from '#text/lexicon.ts';

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

/** Returns the scenery that a folded text describes, and the time of the day that it names first; null where it has none. */
export function readLandscape(folded: string, language: Language): Landscape | null {
  const said = new Set(
    findMentions(folded, language, LANDSCAPE_WORDS).map(({ meaning }) => meaning),
  );
  const kind = RANKS.find((one) => said.has(one));
  if (kind === undefined) return null;
  const times = findMentions(folded, language, HOUR_WORDS).map(({ meaning }) => meaning);
  // Moon and lanterns are also seen in the evening and before sunrise.
  const time =
    times.find((one) => one !== 'night') ?? TIMES_OF_DAY.find((one) => times.includes(one));
  return { kind, time: time ?? USUAL_TIME[kind] };
}
