import { allowedSpans } from '../custom-rules/active-rules.ts';
import { speaksOfYouth } from '../custom-rules/floor-ideas.ts';
import {
  maskBrands,
  maskTableTalk,
  standingWithout,
  withoutAllowed,
} from '../custom-rules/lenient-reading.ts';
import type { ConceptHit } from '../features/concept-tagger.ts';
import type { PolicyContext } from '../judge/policy-context.ts';
import type { WordWindow } from '../normalise/windows.ts';
import { prizePoolsIn, withoutPrizePools } from '../rules/prize-pools.ts';
import { isOfLosing } from '../rules/lost-objects.ts';
import { refusedForYouth } from '../rules/youth-refusals.ts';
import { findRuleHits } from '../rules/rules.ts';
import type { Candidate } from './candidate.ts';
import { classifyWindow } from './classify-window.ts';
import { scoredWindowsOf, type ScoredWindows, type TaggedWords } from './scored-windows.ts';
import { stricter } from '#domain/moderation/verdict.ts';
import type { PolicyCategory } from '#domain/moderation/verdict.ts';

/** A rule outranks the classifier's result for the same category. */
const RULE_STRENGTH = 100;
/** Windows this short are read as part of a casino film, which they need not mention. */
const SET_WORDS_MAX = 6;

/**
 * The rule hits in a window, whatever surrounds it. A short promise of a win that is only known to
 * be about playing from its setting is left to a reviewer: "You can't lose." does not say what.
 */
function applyRules({ hitsIn, words }: ScoredWindows, window: WordWindow): Candidate[] {
  const hits = hitsIn(window);
  const found = findRuleHits(hits, words);
  const isSet = window.to - window.from <= SET_WORDS_MAX && hits.some(isOfLosing);
  const inSetting = isSet ? findRuleHits([settingOf(window), ...hits], words) : [];
  const held = inSetting
    .filter(
      ({ category }) =>
        category === 'guaranteed_win' && !found.some((hit) => hit.category === category),
    )
    .map((hit) => ({ ...hit, severity: 'flag' as const }));
  return [...found, ...held].map(({ category, severity, from, to }) => ({
    category,
    severity,
    strength: RULE_STRENGTH,
    stretch: () => ({ from, to }),
  }));
}

/** Stands for the casino that every film is about. */
const settingOf = ({ from }: WordWindow): ConceptHit => ({
  concept: 'casino',
  from,
  to: from,
  negated: false,
});

/** One candidate per category: the strictest severity, quoted at its strongest place. */
export function strongestByCategory(candidates: readonly Candidate[]): Candidate[] {
  const strongest = new Map<PolicyCategory, Candidate>();
  for (const candidate of candidates) {
    const known = strongest.get(candidate.category);
    if (!known) {
      strongest.set(candidate.category, candidate);
      continue;
    }
    const severity = stricter(known.severity, candidate.severity) === 'block' ? 'block' : 'flag';
    const louder = candidate.strength > known.strength ? candidate : known;
    strongest.set(candidate.category, { ...louder, severity });
  }
  return [...strongest.values()].sort((left, right) => right.strength - left.strength);
}

/**
 * The violations in each window of a text. Windows with allowed words keep only what stands without
 * those words.
 */
export function candidatesOf(read: TaggedWords, { model, rules }: PolicyContext): Candidate[] {
  const text = maskTableTalk(read);
  const { words, hits } = text;
  const prizePools = prizePoolsIn(hits);
  const findIn = (scored: ScoredWindows, window: WordWindow): readonly Candidate[] =>
    refusedForYouth(
      withoutPrizePools(
        [...applyRules(scored, window), ...classifyWindow(scored, window)],
        prizePools.filter(({ from, to }) => window.from <= from && to <= window.to),
      ),
    );
  const scored = scoredWindowsOf(text, model);
  const spans = allowedSpans(rules, words);
  const lenient = once(() =>
    scoredWindowsOf({ words: maskBrands(text, spans), hits: withoutAllowed(hits, spans) }, model),
  );
  return scored.windows.flatMap((window) => {
    const found = findIn(scored, window);
    const isAllowedIn = spans.some(({ from, to }) => from < window.to && window.from < to);
    if (found.length === 0 || !isAllowedIn || speaksOfYouth(scored.hitsIn(window))) return found;
    return standingWithout(found, findIn(lenient(), window));
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
