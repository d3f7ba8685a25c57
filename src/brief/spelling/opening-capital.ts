import type { Correction, ReadWords } from '#brief/brief.ts';
import type { Finding } from '#brief/finding.ts';
import { expressionsOf, matchesAt } from '#brief/phrases/expressions.ts';
import type { PhraseKind } from '#brief/phrases/lists.ts';
import { isVocabulary } from '#brief/spelling/correct-words.ts';
import { DISTINCTIVE_WORDS } from '#text/distinctive-words.ts';
import { foldText } from '#text/fold-text.ts';
import type { Language } from '#domain/languages.ts';
import { isLinkingWord } from '#text/linking-words.ts';

interface Opening {
  readonly language: Language;
  readonly field: Finding['field'];
}

/** A word in small letters, with what elides before a name: `two-for-one`, `l'Hôtel`; not `iPhone` or `pier9.example`. */
const SMALL = /^(?:[^\P{Ll}ß]\p{Ll}*|\p{Ll}{1,5}['’]\p{L}+)(?:-\p{L}+)*(?=[\s,:;!?]|$)/u;

/** Joins a clause to the one before it. */
const JOINTS: Record<Language, RegExp> = {
  en: /^and (?=\S)/u,
  de: /^und (?=\S)/u,
  es: /^[ye] (?=\S)/u,
  fr: /^et (?=\S)/u,
  it: /^(?:e|ed(?= \p{Ll})) (?=\S)/u,
  pt: /^e (?=\S)/u,
  zh: /(?!)/u,
};

/** Fields that may open with a name, which may have a small letter: `bwin arena`. */
const NAMING: readonly Finding['field'][] = ['headline', 'where', 'note'];

/** What opens a line with a word of its language, rather than a name. */
const ORDINARY: readonly PhraseKind[] = [
  'gift',
  'giftBefore',
  'prize',
  'counted',
  'event',
  'placeHead',
  'placeLead',
];

/** Words that were read out of a sentence, as they open a line: with a capital, but for names that begin with none. */
export function withCapital(words: string, { language, field }: Opening): string {
  const line = words.replace(JOINTS[language], '');
  const isOpened = SMALL.test(line) && (!NAMING.includes(field) || isOrdinary(line, language));
  return isOpened ? line.charAt(0).toUpperCase() + line.slice(1) : line;
}

function isOrdinary(line: string, language: Language): boolean {
  if (language === 'zh') return false;
  const folded = foldText(line);
  const [first = ''] = /^\p{L}+'?/u.exec(folded) ?? [];
  const here = expressionsOf(language, 'here');
  return (
    isLinkingWord(first, language) ||
    DISTINCTIVE_WORDS[language].includes(first) ||
    isVocabulary(first, language) ||
    ORDINARY.some((kind) => matchesAt(here[kind], folded, 0))
  );
}

/** A correction of what the card shows: its word may have got a capital there. */
export function correctionAsShown(
  correction: Correction,
  words: Pick<ReadWords, 'headline' | 'callToAction' | 'lines'>,
): Correction {
  const { from, to } = correction;
  const shown = [words.headline, words.callToAction, ...words.lines.map(({ text }) => text)];
  const opens = (word: string) => shown.some((text) => text?.startsWith(word));
  const [capital, right] = [from, to].map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return !opens(from) && capital && right && opens(capital)
    ? { ...correction, from: capital, to: right }
    : correction;
}
