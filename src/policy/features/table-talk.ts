import type { ConceptHit } from './concept-tagger.ts';

/** The set phrases of the trade among the ideas of a text. */
export const tableTalkIn = (hits: readonly ConceptHit[]): readonly ConceptHit[] =>
  hits.filter(({ concept }) => concept === 'tableTalk');

/** The ideas without those inside set phrases of the trade. */
export function withoutTableTalk(hits: readonly ConceptHit[]): readonly ConceptHit[] {
  const phrases = tableTalkIn(hits);
  if (phrases.length === 0) return hits;
  return hits.filter(
    (hit) =>
      hit.concept === 'tableTalk' ||
      !phrases.some(({ from, to }) => from <= hit.from && hit.to <= to),
  );
}
