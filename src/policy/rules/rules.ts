import { isOneSentence } from '../normalise/windows.ts';
import type { Word } from '../normalise/words.ts';
import type { Concept, ConceptHit } from '../features/concept-tagger.ts';
import { losesSomethingElse } from './lost-objects.ts';
import type { PolicyCategory, Severity } from '#domain/verdict.ts';

/** A certain case: ideas that stand together, in this order where `inOrder` says so. */
interface Rule {
  readonly category: PolicyCategory;
  readonly severity: Severity;
  /** One of each group must be there, not negated. */
  readonly all: readonly (readonly Concept[])[];
  /** None of these may be in the sentence, unless negated. */
  readonly none: readonly Concept[];
  /** Most words between the first and the last idea. */
  readonly within: number;
  readonly inOrder?: true;
  /** The least break between two of its words that parts them: 1 a comma, 2 the end of a sentence. */
  readonly partedBy?: Word['pause'];
  /** Not where the first of its ideas is followed by what else is lost: "never lose your temper". */
  readonly ofStakes?: true;
}

const PLAYING: readonly Concept[] = ['bet', 'game', 'casino', 'play'];
const HONEST: readonly Concept[] = ['responsible', 'ageCheck', 'soberWords'];

/** What is certain here is no win. */
const NO_CERTAINTY: readonly Concept[] = [
  ...HONEST,
  'openOdds',
  'contest',
  'sportNight',
  'negation',
];

const RULES: readonly Rule[] = [
  ...(
    [
      ['certain', 'win'],
      ['win', 'certain'],
      ['certain', 'fortune'],
      ['fortune', 'certain'],
    ] as const
  ).map(([first, second]) => ({
    category: 'guaranteed_win' as const,
    severity: 'block' as const,
    all: [[first], [second]],
    none: NO_CERTAINTY,
    within: 0,
    inOrder: true as const,
    partedBy: 2 as const,
  })),
  {
    category: 'guaranteed_win',
    severity: 'block',
    all: [['certain'], ['win']],
    none: [...NO_CERTAINTY, 'amount', 'percent'],
    within: 1,
    inOrder: true,
    partedBy: 1,
  },
  {
    category: 'guaranteed_win',
    severity: 'block',
    all: [['grownSum']],
    none: [...HONEST, 'openOdds', 'giving'],
    within: 0,
  },
  {
    category: 'celebrity_likeness',
    severity: 'block',
    all: [['namedPerson']],
    none: ['permission'],
    within: 8,
  },
  { category: 'celebrity_likeness', severity: 'flag', all: [['namedPerson']], none: [], within: 8 },
  {
    category: 'third_party_brand',
    severity: 'block',
    all: [['copy'], ['brandName']],
    none: ['negation'],
    within: 12,
  },
  { category: 'third_party_brand', severity: 'flag', all: [['brandName']], none: [], within: 8 },
  {
    category: 'risk_free',
    severity: 'block',
    all: [['riskfree'], [...PLAYING, 'win', 'amount']],
    none: [...HONEST, 'amenity', 'event'],
    within: 12,
  },
  {
    category: 'guaranteed_win',
    severity: 'block',
    all: [
      ['neverLose', 'losesNever'],
      [...PLAYING, 'win', 'amount', 'money'],
    ],
    none: [...HONEST, 'openOdds'],
    within: 12,
    ofStakes: true,
  },
  { category: 'guaranteed_win', severity: 'flag', all: [['surePay']], none: HONEST, within: 0 },
  {
    category: 'minors_appeal',
    severity: 'flag',
    all: [['pitchedAtYouth']],
    none: [],
    within: 0,
  },
  {
    category: 'disclosure_evasion',
    severity: 'flag',
    all: [['passesAsReal']],
    none: [],
    within: 0,
  },
  {
    category: 'underage_persons',
    severity: 'flag',
    all: [['childrenWelcome']],
    none: [],
    within: 0,
  },
  {
    category: 'underage_persons',
    severity: 'flag',
    all: [['kid'], ['bet', 'play'], ['free']],
    none: HONEST,
    within: 3,
    inOrder: true,
    partedBy: 1,
  },
  {
    category: 'financial_solution',
    severity: 'flag',
    all: [['secondIncome'], PLAYING],
    none: HONEST,
    within: 8,
  },
  {
    category: 'problem_gambling',
    severity: 'block',
    all: [['chase'], ['losses']],
    none: HONEST,
    within: 10,
  },
  {
    category: 'underage_persons',
    severity: 'block',
    all: [
      ['minorAge', 'minorBirthday'],
      [...PLAYING, 'win'],
    ],
    none: HONEST,
    within: 16,
  },
  {
    category: 'explicit_sexual',
    severity: 'block',
    all: [['sexHard'], [...PLAYING, 'women', 'win']],
    none: [],
    within: 14,
  },
  {
    category: 'alcohol_excess',
    severity: 'block',
    all: [['drunk'], ['bet', 'game']],
    none: [...HONEST, 'event'],
    within: 10,
  },
  {
    category: 'misleading_bonus',
    severity: 'block',
    all: [['bonus'], ['hide'], ['terms']],
    none: [],
    within: 16,
  },
  {
    category: 'skill_overclaim',
    severity: 'block',
    all: [['system'], ['game'], ['every', 'certain']],
    none: [...HONEST, 'openOdds', 'luck'],
    within: 3,
    inOrder: true,
  },
  {
    category: 'misleading_bonus',
    severity: 'flag',
    all: [['offerSize']],
    none: ['hiring'],
    within: 0,
  },
  {
    category: 'urgency',
    severity: 'flag',
    all: [['urgent'], ['urgent']],
    none: [...HONEST, 'event', 'hiring', 'negation'],
    within: 0,
    inOrder: true,
  },
  {
    category: 'disclosure_evasion',
    severity: 'block',
    all: [['remove'], ['aiMark', 'legalLine']],
    none: [],
    within: 3,
    inOrder: true,
  },
  {
    category: 'disclosure_evasion',
    severity: 'block',
    all: [['bypass'], ['rules']],
    none: ['responsible'],
    within: 5,
    inOrder: true,
  },
];

/** Longest excerpt of a finding, in words. */
export const EXCERPT_WORDS_MAX = 6;

/** A rule that holds, and the words it stands on: those of its first group, where the others are far. */
export interface RuleHit {
  readonly category: PolicyCategory;
  readonly severity: Severity;
  readonly from: number;
  readonly to: number;
}

function placeOf(
  rule: Rule,
  hits: readonly ConceptHit[],
  words: readonly Word[],
): { from: number; to: number } | undefined {
  const { partedBy = Infinity } = rule;
  const isParted = (from: number, to: number) =>
    words.slice(from, to + 1).some(({ pause }) => pause >= partedBy);
  const groups = rule.all.map((group) =>
    hits.filter((hit) => !hit.negated && group.includes(hit.concept)),
  );
  const anchors = (groups[0] ?? []).filter(
    (hit) => !rule.ofStakes || !losesSomethingElse(hit, hits, words),
  );
  for (const anchor of anchors) {
    const partners = groups.slice(1).map((group) =>
      group.find((hit) => {
        if (rule.inOrder && hit.from < anchor.to) return false;
        const gap = hit.from >= anchor.to ? hit.from - anchor.to : anchor.from - hit.to;
        return gap <= rule.within && !isParted(anchor.to, hit.from);
      }),
    );
    if (partners.some((partner) => partner === undefined)) continue;
    const all = [anchor, ...partners.flatMap((partner) => (partner ? [partner] : []))];
    const from = Math.min(...all.map((hit) => hit.from));
    const to = Math.max(...all.map((hit) => hit.to));
    const isWhole = to - from <= EXCERPT_WORDS_MAX && isOneSentence({ from, to }, words);
    return isWhole ? { from, to } : { from: anchor.from, to: anchor.to };
  }
  return undefined;
}

/** The certain cases among the ideas of some words of a text. */
export function findRuleHits(hits: readonly ConceptHit[], words: readonly Word[]): RuleHit[] {
  if (hits.length === 0) return [];
  const said = new Set(hits.filter(({ negated }) => !negated).map(({ concept }) => concept));
  return RULES.flatMap((rule) => {
    if (rule.none.some((concept) => said.has(concept))) return [];
    if (!rule.all.every((group) => group.some((concept) => said.has(concept)))) return [];
    const place = placeOf(rule, hits, words);
    return place ? [{ category: rule.category, severity: rule.severity, ...place }] : [];
  });
}
