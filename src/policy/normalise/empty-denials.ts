import { LANGUAGES, type Language } from '#domain/languages.ts';
import { foldText } from '#text/fold-text.ts';
import DENIALS from './empty-denials.json' with { type: 'json' };

const HAN = /\p{Script=Han}/u;

const escaped = (phrase: string): string =>
  phrase.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(' ', '\\s+');

/** A pattern that matches one of these phrases; in spaced languages between words only. */
function oneOf(phrases: readonly string[]): string {
  const longestFirst = [...new Set(phrases.map(foldText))].toSorted(
    (one, other) => other.length - one.length,
  );
  const { han = [], spaced = [] } = Object.groupBy(longestFirst, (phrase) =>
    HAN.test(phrase) ? 'han' : 'spaced',
  );
  const ofWords = `(?<![\\p{L}\\d])(?:${spaced.map(escaped).join('|')})(?![\\p{L}\\d])`;
  const alternatives = [...han.map(escaped), ...(spaced.length > 0 ? [ofWords] : [])];
  return `(?:${alternatives.join('|')})`;
}

const SENTENCE_END = '[.!?。！？\\n]';
const WITHIN_SENTENCE = '[^.!?。！？\\n]';
/** At the first word: a match that could begin at each blank before it would be tried at each. */
const SENTENCE_BEGINS = `(?!\\s)(?<=^\\s*|${SENTENCE_END}\\s*)`;
const COMMA = '\\s{0,3}(?:[,，;；:-]\\s{0,3})?';

/** "Not for adults only", "not a gamble when", "We never say … but", "Not a … .". */
const leftOutIn = (language: Language): RegExp[] =>
  [
    oneOf(DENIALS.notForAdultsOnly[language]),
    `${oneOf(DENIALS.noGamble[language])}${COMMA}${oneOf(DENIALS.reasons[language])}`,
    `${SENTENCE_BEGINS}${WITHIN_SENTENCE}{0,40}?${oneOf(DENIALS.negations[language])}${WITHIN_SENTENCE}{2,80}?${oneOf(DENIALS.turns[language])}`,
    `${SENTENCE_BEGINS}${oneOf(DENIALS.denied[language])}${WITHIN_SENTENCE}{2,60}${SENTENCE_END}(?=\\s*\\S)`,
  ].map((pattern) => new RegExp(pattern, 'gu'));

/** "We do not promise wins. We deliver them": the denial of a promise that is kept. */
function takenBackIn(language: Language): RegExp {
  const denials = oneOf(Object.keys(DENIALS.promises[language]));
  const kept = oneOf(DENIALS.givings[language]);
  return new RegExp(`${denials}(?=${WITHIN_SENTENCE}{1,60}?[.!?;:,，。！？–-]\\s*${kept})`, 'gu');
}

const CLAUSE_BEGINS = '(?<=^\\s{0,8}|[^\\p{L}\\d\\s]\\s{0,8}|\\n\\s{0,8})';
const INVITATIONS = [
  ...LANGUAGES.map((language) => oneOf(DENIALS.invitations[language])),
  `${CLAUSE_BEGINS}${oneOf(Object.values(DENIALS.imperatives).flat())}`,
].map((pattern) => new RegExp(pattern, 'gu'));
const LEFT_OUT = LANGUAGES.flatMap(leftOutIn);
const TAKEN_BACK = LANGUAGES.map(takenBackIn);
const NOT_ONLY = LANGUAGES.map((language) => new RegExp(oneOf(DENIALS.notOnly[language]), 'gu'));

const CLAIM_OF_DENIAL = new Map(
  LANGUAGES.flatMap((language) =>
    Object.entries(DENIALS.promises[language]).map(
      ([denial, claim]) => [foldText(denial), claim] as const,
    ),
  ),
);

/** "Lose? Never.": a question of few words and its denial, which are one claim. */
const QUESTION = '¿?([^.!?;,。！？，\\n]{1,24}?)\\s?[?？]+';
const DENIAL_OF_ANSWER = new Map(
  LANGUAGES.flatMap((language) =>
    Object.entries(DENIALS.answers[language]).map(
      ([answer, denial]) => [foldText(answer), denial] as const,
    ),
  ),
);
const ANSWERED = new RegExp(
  `${SENTENCE_BEGINS}${QUESTION}\\s*(${oneOf([...DENIAL_OF_ANSWER.keys()])})(?=\\s*(?:[.!。！\\n]|$))`,
  'gu',
);

type Rewriting = readonly [
  pattern: RegExp,
  rewrite: (found: string, groups: readonly string[]) => string,
];

/** In this order. */
const REWRITINGS: readonly Rewriting[] = [
  ...TAKEN_BACK.map((pattern): Rewriting => [
    pattern,
    (found) => CLAIM_OF_DENIAL.get(found.replaceAll(/\s+/gu, ' ')) ?? found,
  ]),
  ...LEFT_OUT.map((pattern): Rewriting => [pattern, () => '. ']),
  ...NOT_ONLY.map((pattern): Rewriting => [pattern, () => '']),
  [
    ANSWERED,
    (_, [question = '', answer = '']) => `${DENIAL_OF_ANSWER.get(answer) ?? answer} ${question}`,
  ],
];

interface Folded {
  readonly text: string;
  readonly folded: string;
}

const foldedOf = (text: string): Folded => ({ text, folded: foldText(text) });

function rewritten(read: Folded, [pattern, rewrite]: Rewriting): Folded {
  const { text, folded } = read;
  let written = '';
  let from = 0;
  for (const match of folded.matchAll(pattern)) {
    const [found, ...groups] = match;
    written += text.slice(from, match.index) + rewrite(found, groups);
    from = match.index + found.length;
  }
  return from === 0 ? read : foldedOf(written + text.slice(from));
}

/** Returns a text with sentences in place of its invitations: `Do not miss your seat` is `. your seat`. */
export function withoutInvitations(text: string): string {
  const rewritings = INVITATIONS.map((pattern): Rewriting => [pattern, () => '. ']);
  return rewritings.reduce(rewritten, foldedOf(text)).text;
}

/**
 * Returns what a text claims where its negations deny nothing: `We never say so, but you win` is
 * `. you win`. Other texts return unchanged.
 */
export function withoutEmptyDenials(text: string): string {
  return REWRITINGS.reduce(rewritten, foldedOf(text)).text;
}
