import type { Word } from '../normalise/words.ts';
import { excerptOf, tokenize } from '../normalise/tokenized-text.ts';
import PHRASES from './phrases.json' with { type: 'json' };

/** What the rules of markets ask about beside the lexicon of the policy. */
export type MarketIdea = 'onlinePlay' | 'moneyOrLuxury';

const HAN_PHRASE = /^\p{Script=Han}+$/u;

const wordsOfPhrase = (text: string): string[] =>
  HAN_PHRASE.test(text) ? Array.from(text) : text.split(' ');

const phrasesOf = (idea: MarketIdea): readonly string[][] =>
  Object.values(PHRASES[idea]).flat().map(wordsOfPhrase);

const BY_IDEA: Readonly<Record<MarketIdea, readonly string[][]>> = {
  onlinePlay: phrasesOf('onlinePlay'),
  moneyOrLuxury: phrasesOf('moneyOrLuxury'),
};

/** "No money in the picture" shows none. */
const NEGATIONS = new Set(
  'no not without never sin nunca ohne kein keine keinen nicht sans pas aucun senza nessun sem nenhum'.split(
    ' ',
  ),
);
const HAN_NEGATIONS = new Set('不没无勿别');
const NEGATION_REACH = 3;

function matches(pattern: string, word: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

function isAt(phrase: readonly string[], words: readonly Word[], at: number): boolean {
  return phrase.every((pattern, index) => matches(pattern, words[at + index]?.text ?? ''));
}

function isNegated(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - NEGATION_REACH), at);
  return before.some(({ text }) => NEGATIONS.has(text) || HAN_NEGATIONS.has(text));
}

/** The first place that speaks of this, as the user wrote it; null where none does. */
export function findPhrase(text: string, idea: MarketIdea): string | null {
  const read = tokenize(text);
  const { words } = read;
  for (let at = 0; at < words.length; at += 1) {
    const phrase = BY_IDEA[idea].find((candidate) => isAt(candidate, words, at));
    if (!phrase || isNegated(words, at)) continue;
    return excerptOf(read, { from: at, to: at + phrase.length });
  }
  return null;
}
