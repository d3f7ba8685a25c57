import { isHour, isScenery } from '#brief/look/landscape-limits.ts';
import { HOUR_WORDS, LANDSCAPE_POSITION_WORDS, LANDSCAPE_WORDS } from '#brief/look/look-words.ts';
import { meantMentions } from '#brief/look/meant-mentions.ts';
import type { Language } from '#domain/languages.ts';
import { findMentions } from '#text/lexicon.ts';

const SENTENCES = /[.;!?\n。；！？]+/u;
const CLAUSES = /[,，、:]/u;

type Mark = keyof typeof LANDSCAPE_POSITION_WORDS;

/**
 * Whether a folded text ends its film on scenery: `ends with sunrise over the sea`, `the skyline as the last shot`. Where it
 * also begins with some, the order of the film is left as it is.
 */
export function isShownLast(said: string, language: Language): boolean {
  const sentences = said.split(SENTENCES);
  const has = (parts: (sentence: string) => readonly string[]): boolean =>
    sentences.some((sentence) => parts(sentence).some((part) => hasScenery(part, language)));
  const behind = (mark: Mark) => (sentence: string) => partsBehind(sentence, mark, language);
  return (
    !has(behind('startsWith')) &&
    (has(behind('endsWith')) || has((sentence) => clauseBefore(sentence, language)))
  );
}

function hasScenery(part: string, language: Language): boolean {
  return (
    meantMentions(part, LANDSCAPE_WORDS, { language, isMeant: isScenery }).length > 0 ||
    meantMentions(part, HOUR_WORDS, { language, isMeant: isHour }).length > 0
  );
}

function partsBehind(sentence: string, mark: Mark, language: Language): readonly string[] {
  const found = findMentions(sentence, language, LANDSCAPE_POSITION_WORDS);
  return found
    .filter(({ meaning }) => meaning === mark)
    .map(({ at, length }) => sentence.slice(at + length));
}

function clauseBefore(sentence: string, language: Language): readonly string[] {
  return findMentions(sentence, language, LANDSCAPE_POSITION_WORDS)
    .filter(({ meaning }) => meaning === 'atEnd')
    .map(({ at }) => sentence.slice(0, at).split(CLAUSES).at(-1) ?? '');
}
