import type { ConceptHit } from '../features/concept-tagger.ts';
import { tableTalkIn, withoutTableTalk } from '../features/table-talk.ts';
import type { WordWindow } from '../normalise/windows.ts';
import type { Word } from '../normalise/words.ts';
import {
  stricter,
  type Decision,
  type PolicyCategory,
  type Severity,
} from '#domain/moderation/verdict.ts';
import { isFloor } from '#domain/rules/floor.ts';
import type { AllowedSpan } from './active-rules.ts';
import { isFloorIdea } from './floor-ideas.ts';

/** No text holds it, so no model has learnt it. */
const NAME_WITHOUT_MEANING = '\u{E000}';

/** Whether a word was not made a name without meaning. */
export const isMeaningful = ({ text }: Word): boolean => text !== NAME_WITHOUT_MEANING;

const holds = (outer: WordWindow, inner: WordWindow): boolean =>
  outer.from <= inner.from && inner.to <= outer.to;

interface TaggedWords {
  readonly words: readonly Word[];
  readonly hits: readonly ConceptHit[];
}

/** The words with allowed brands as names that mean nothing, but for what says something of the floor. */
export function maskBrands({ words, hits }: TaggedWords, spans: readonly AllowedSpan[]): Word[] {
  const brands = spans.filter(({ kind }) => kind === 'brand');
  const kept = hits.filter(({ concept }) => isFloorIdea(concept));
  return words.map((word, at) => {
    const place = { from: at, to: at + 1 };
    const isMasked =
      brands.some((span) => holds(span, place)) && !kept.some((hit) => holds(hit, place));
    return isMasked ? { ...word, text: NAME_WITHOUT_MEANING } : word;
  });
}

/** The words with set phrases of the trade as names that mean nothing. */
export function maskTableTalk({ words, hits }: TaggedWords): TaggedWords {
  const spans = tableTalkIn(hits).map(({ from, to }) => ({ kind: 'brand' as const, from, to }));
  if (spans.length === 0) return { words, hits };
  const kept = withoutTableTalk(hits);
  return { words: maskBrands({ words, hits: kept }, spans), hits: kept };
}

/** The hits without those of allowed words: all within a brand, of a term its own alone; the floor's stay. */
export function withoutAllowed(
  hits: readonly ConceptHit[],
  spans: readonly AllowedSpan[],
): ConceptHit[] {
  return hits.filter(
    (hit) =>
      isFloorIdea(hit.concept) ||
      !spans.some(({ kind, ...span }) =>
        kind === 'brand' ? holds(span, hit) : span.from === hit.from && span.to === hit.to,
      ),
  );
}

interface Found {
  readonly category: PolicyCategory;
  readonly severity: Severity;
}

/** What an allowance never takes away: the floor, and the imitation of brands. */
function isBeyondAllowances({ category, severity }: Found): boolean {
  return isFloor(category) || (category === 'third_party_brand' && severity === 'block');
}

const strictest = (found: readonly Found[]): Decision =>
  found.reduce<Decision>((worst, { severity }) => stricter(worst, severity), 'allow');

/** What stands of the findings of a text, given those of the same text without its allowed words. */
export function standingWithout<Candidate extends Found>(
  found: readonly Candidate[],
  lenient: readonly Candidate[],
): readonly Candidate[] {
  const isStricter = stricter(strictest(lenient), strictest(found)) !== strictest(found);
  return isStricter ? found : [...found.filter(isBeyondAllowances), ...lenient];
}
