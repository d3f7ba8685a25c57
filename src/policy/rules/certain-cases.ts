import type { PolicyCategory, Severity } from '#domain/moderation/verdict.ts';
import type { Concept } from '../features/concept-tagger.ts';
import type { Word } from '../normalise/words.ts';

/** A certain case: ideas that stand together, in this order where `inOrder` says so. */
export interface Rule {
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
  /** No word may stand for two of its ideas: "infallible" is both certain and unbeatable. */
  readonly areApart?: true;
  /** Not where the first of its ideas is followed by what else is lost: "never lose your temper". */
  readonly ofStakes?: true;
}

const PLAYING: readonly Concept[] = ['bet', 'game', 'casino', 'play'];
/** Games that children play. */
const OTHER_PLAY: readonly Concept[] = ['toys', 'contest', 'sportNight'];
const HONEST: readonly Concept[] = ['responsible', 'ageCheck', 'soberWords'];

/** Whatever else a house offers; children, and winners, may be those of it. */
const OUTING: readonly Concept[] = [
  'amenity',
  'event',
  'performer',
  'giving',
  'tasting',
  'objectAge',
  'surroundings',
];

/** What is certain here is no win. */
const NO_CERTAINTY: readonly Concept[] = [
  ...HONEST,
  'openOdds',
  'contest',
  'sportNight',
  'negation',
];

/** The certain cases. */
export const RULES: readonly Rule[] = [
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
    category: 'guaranteed_win',
    severity: 'block',
    all: [['sureWin']],
    none: [...HONEST, 'openOdds', 'contest', 'sportNight', ...OUTING],
    within: 0,
  },
  {
    category: 'guaranteed_win',
    severity: 'block',
    all: [['losesNoMore']],
    none: [...HONEST, 'openOdds', ...OUTING],
    within: 0,
    ofStakes: true,
  },
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
    category: 'underage_persons',
    severity: 'block',
    all: [['kid'], ['bet', 'play'], ['free']],
    none: [...HONEST, ...OUTING, ...OTHER_PLAY],
    within: 3,
    inOrder: true,
    partedBy: 1,
  },
  {
    category: 'underage_persons',
    severity: 'block',
    all: [
      ['childrenWelcome', 'bringsChildren'],
      ['game', 'bet'],
    ],
    none: [...HONEST, ...OUTING, ...OTHER_PLAY],
    within: 5,
    inOrder: true,
  },
  {
    category: 'underage_persons',
    severity: 'block',
    all: [['game', 'bet'], ['forChildren']],
    none: [...HONEST, ...OTHER_PLAY, 'giving', 'adult'],
    within: 1,
    inOrder: true,
    partedBy: 1,
  },
  {
    category: 'underage_persons',
    severity: 'block',
    all: [['casino'], ['play'], ['forChildren']],
    none: [...HONEST, ...OUTING, ...OTHER_PLAY, 'adult'],
    within: 2,
    inOrder: true,
    partedBy: 1,
  },
  {
    category: 'underage_persons',
    severity: 'block',
    all: [['childrensOwn'], ['game', 'bet']],
    none: [...HONEST, ...OUTING, ...OTHER_PLAY, 'adult'],
    within: 0,
    inOrder: true,
    partedBy: 1,
  },
  {
    category: 'underage_persons',
    severity: 'block',
    all: [['pupils'], ['game', 'win', 'bet', 'spinCount', 'freeCash']],
    none: [...HONEST, 'performer', 'giving', 'hiring', 'heritage'],
    within: 6,
  },
  {
    category: 'underage_persons',
    severity: 'block',
    all: [['pupils'], ['play'], ['bonus', 'free', 'gifted']],
    none: [...HONEST, 'performer', 'hiring', 'heritage', 'event'],
    within: 8,
  },
  {
    category: 'underage_persons',
    severity: 'block',
    all: [['collegeStudents'], ['bet', 'freeCash', 'spinCount']],
    none: [...HONEST, 'hiring', 'performer'],
    within: 6,
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
    category: 'problem_gambling',
    severity: 'block',
    all: [['lostBefore'], ['winsItBack']],
    none: [...HONEST, 'contest', 'sportNight'],
    within: 14,
    inOrder: true,
  },
  {
    category: 'problem_gambling',
    severity: 'flag',
    all: [['respectedAtPlay']],
    none: ['responsible', 'ageCheck'],
    within: 0,
  },
  {
    category: 'problem_gambling',
    severity: 'block',
    all: [['respectedAtPlay'], [...PLAYING, 'tableSeat']],
    none: ['responsible', 'ageCheck'],
    within: 8,
    inOrder: true,
  },
  {
    category: 'underage_persons',
    severity: 'block',
    all: [
      ['minorAge', 'minorBirthday'],
      [...PLAYING, 'win', 'playersAct'],
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
    category: 'skill_overclaim',
    severity: 'block',
    all: [['beat'], ['system'], ['certain']],
    none: [...HONEST, 'openOdds', 'luck', 'tasting', 'amenity'],
    within: 6,
    areApart: true,
    partedBy: 1,
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
