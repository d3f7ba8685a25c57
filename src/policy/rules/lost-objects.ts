import type { Concept, ConceptHit } from '../features/concept-tagger.ts';
import type { Word } from '../normalise/words.ts';
import LOST from './lost-objects.json' with { type: 'json' };

const OWN = new Set(Object.values(LOST.own).flat());
const BESIDE = new Set(Object.values(LOST.beside).flat());
/** What is won and lost at play. */
const STAKES: ReadonlySet<Concept> = new Set<Concept>([
  'bet',
  'game',
  'casino',
  'play',
  'money',
  'amount',
  'percent',
  'win',
  'lose',
  'losses',
  'fortune',
]);
const STAKE_WORDS = new Set(Object.values(LOST.stakes).flat());
const HAN = /\p{Script=Han}/u;
/** Before what is not lost: "never lose to time". */
const HAN_OBJECT = /[给于]/u;

/** Whether something else than a stake is said to be lost: "never lose your temper", "no losing streak". */
export function losesSomethingElse(
  hit: ConceptHit,
  hits: readonly ConceptHit[],
  words: readonly Word[],
): boolean {
  const isNever = (at: number): boolean =>
    hits.some(({ concept, from, to }) => concept === 'negation' && from <= at && at < to);
  let at = hit.to;
  while (isNever(at)) at += 1;
  const next = words[at];
  if (!next || next.pause > 0) return false;
  if (HAN.test(next.text)) return HAN_OBJECT.test(next.text);
  if (BESIDE.has(next.text) && !OWN.has(next.text)) return false;
  while (OWN.has(words[at]?.text ?? '')) at += 1;
  const object = words[at];
  if (!object || object.pause > 0) return false;
  // "A single cent": an adjective may stand before it.
  const isStake = (place: number): boolean =>
    STAKE_WORDS.has(words[place]?.text ?? '') ||
    hits.some(({ concept, from }) => STAKES.has(concept) && from === place);
  return !isStake(at) && !isStake(at + 1);
}

/** Words that say that nothing is lost. */
const OF_LOSING: ReadonlySet<Concept> = new Set<Concept>(['neverLose', 'losesNever']);

/** Whether a concept says that nothing is lost. */
export function isOfLosing({ concept }: ConceptHit): boolean {
  return OF_LOSING.has(concept);
}

/** What makes any promise of a win, whatever else is lost. */
const OF_WINNING: ReadonlySet<Concept> = new Set<Concept>([
  'win',
  'fortune',
  'money',
  'amount',
  'certain',
  'every',
  'multiply',
  'riskfree',
]);

/** Whether some words speak of losing, of no stake that is lost and of nothing that is won. */
export function losesNoStake(hits: readonly ConceptHit[], words: readonly Word[]): boolean {
  const losing = hits.filter(isOfLosing);
  const isInside = ({ from, to }: ConceptHit): boolean =>
    losing.some((phrase) => phrase.from <= from && to <= phrase.to);
  const isLast = ({ to }: ConceptHit): boolean =>
    !losing.some((other) => other.to > to && other.from <= to);
  return (
    losing.length > 0 &&
    !hits.some((hit) => OF_WINNING.has(hit.concept) && !isInside(hit)) &&
    losing.filter(isLast).every((hit) => losesSomethingElse(hit, hits, words))
  );
}
