import type { PolicyCategory } from '#domain/moderation/verdict.ts';
import type { Concept, ConceptHit } from '../features/concept-tagger.ts';

/** What makes a promise to players of a purse. */
const OF_PLAYERS: ReadonlySet<Concept> = new Set<Concept>([
  'every',
  'everyWinner',
  'neverLose',
  'losesNever',
  'losesNoMore',
  'riskfree',
  'sureWin',
  'surePay',
]);
const CONTESTS: readonly Concept[] = ['contest', 'sportNight'];
/** How many words may stand between a purse and its sum, or its tournament. */
const REACH = 8;

/** The purses of tournaments: "€30,000 guaranteed prize pool"; none where players are promised more. */
export function prizePoolsIn(hits: readonly ConceptHit[]): ConceptHit[] {
  const purses = hits.filter(({ concept }) => concept === 'prizePool');
  if (purses.length === 0 || hits.some(({ concept }) => OF_PLAYERS.has(concept))) return [];
  return purses.filter((purse) => {
    const near = hits.filter((hit) => hit.from - purse.to <= REACH && purse.from - hit.to <= REACH);
    return (
      near.some(({ concept }) => concept === 'amount') &&
      near.some(({ concept }) => CONTESTS.includes(concept))
    );
  });
}

/** The findings in words that hold a purse: what a tournament guarantees is no sure win. */
export function withoutPrizePools<Found extends { readonly category: PolicyCategory }>(
  found: readonly Found[],
  prizePools: readonly ConceptHit[],
): readonly Found[] {
  if (prizePools.length === 0) return found;
  return found.filter(({ category }) => category !== 'guaranteed_win');
}
