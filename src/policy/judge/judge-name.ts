import { withSeverity } from '../custom-rules/active-rules.ts';
import { findOwnTerms } from '../custom-rules/find-own-terms.ts';
import { countLoadedWords } from '../features/loaded-words.ts';
import { judgePiece } from './judge-piece.ts';
import { policyContext, type PolicyContext } from './policy-context.ts';
import { POLICY } from '../policy.ts';
import { tokenize, type TokenizedText } from '../normalise/tokenized-text.ts';
import { findLegalContradictions } from '../rules/contradicts-legal.ts';
import BRANDS from '../lexicon/brands.json' with { type: 'json' };
import { DEFAULT_MARKETS } from '#domain/markets/markets.ts';
import { strictestOfEach, verdictOf } from '#domain/moderation/verdict.ts';
import type { Finding, FindingCategory, Verdict } from '#domain/moderation/verdict.ts';

const HOUSES = new Set(
  BRANDS.groups['Casinos, betting companies and their games'].map((name) =>
    name.replaceAll(' ', ''),
  ),
);

function namesItsOwnHouse({ words, hits }: TokenizedText): boolean {
  const brands = hits.filter(({ concept }) => concept === 'brandName');
  return brands.every(({ from, to }) => {
    const letters = words.slice(from, to).map(({ text }) => text);
    return HOUSES.has(letters.join(''));
  });
}

/**
 * Categories for which one word of a name is enough; casinos are called Fortune and Victory without
 * promising anything.
 */
const TOLD_BY_ONE_WORD: ReadonlySet<FindingCategory> = new Set([
  'minors_appeal',
  'underage_persons',
  'celebrity_likeness',
  'third_party_brand',
  'explicit_sexual',
  'violence_hate',
  'disclosure_evasion',
  'review',
]);

/**
 * What a name has against it that invites young people to play, or that is theirs or names them
 * beside a casino or a game. Only rules decide this, not the classifier; a person looks at the
 * latter, since a name such as "Golden Child" may mean nobody.
 */
function findYouth(name: string, { hits }: TokenizedText): Finding[] {
  const said = new Set(hits.filter(({ negated }) => !negated).map(({ concept }) => concept));
  const isOfYoung = said.has('kid') || said.has('minorAge');
  if (said.has('ageCheck') || !(isOfYoung || said.has('childrensOwn'))) return [];
  const isInvitation = isOfYoung && (said.has('play') || said.has('bet'));
  const isBesidePlay = isInvitation || said.has('casino') || said.has('game');
  if (!isBesidePlay && !said.has('childrensOwn')) return [];
  const { severity, message, suggestion } = POLICY.minors_appeal;
  return [
    {
      category: 'minors_appeal',
      severity: isInvitation ? severity : 'flag',
      excerpt: name,
      message,
      suggestion,
    },
  ];
}

/**
 * Judges the name of an organization, which signs its films, against the policy and the rules that
 * people added to it. Claims and promises are blocked as in any text; ordinary casino names pass,
 * and a casino may carry its own brand. Names of persons are flagged, because casinos are named
 * after people with or without their permission. Names that contradict the legal lines next to them
 * are blocked. Never throws.
 */
export function judgeName(name: string, context: PolicyContext = policyContext()): Verdict {
  const { rules } = context;
  return verdictOf(
    strictestOfEach([
      ...findOwnTerms(name, rules),
      ...findInName(name, context).map((finding) => withSeverity(finding, rules, name)),
    ]),
  );
}

/** What the policy has against a name, before rules change how severe that is. */
export function findInName(name: string, context: PolicyContext): Finding[] {
  const read = tokenize(name);
  const isOwnBrand = namesItsOwnHouse(read);
  const isOneWord = countLoadedWords(read.hits) < 2;
  const findings = judgePiece(name, context).flatMap((finding): Finding[] => {
    const { category, severity } = finding;
    if (isOneWord && severity === 'flag' && !TOLD_BY_ONE_WORD.has(category)) return [];
    if (category === 'third_party_brand') return isOwnBrand && severity === 'flag' ? [] : [finding];
    if (category === 'celebrity_likeness') return [{ ...finding, severity: 'flag' }];
    return [finding];
  });
  return strictestOfEach([
    ...findings,
    ...findYouth(name, read),
    ...findLegalContradictions([name], DEFAULT_MARKETS),
  ]);
}
