import type { Concept } from './concept-tagger.ts';

/** Concepts that play the same part in a sentence, so that what is learnt of one helps the others. */
const GROUPS: Readonly<Record<string, readonly Concept[]>> = {
  playing: ['game', 'casino', 'bet', 'play', 'spinCount'],
  gain: ['win', 'fortune', 'multiply', 'grownSum'],
  losing: ['lose', 'losses'],
  cash: ['money', 'amount', 'percent'],
  sure: ['certain', 'every', 'overdue'],
  safety: ['riskfree', 'neverLose', 'safe', 'refund', 'risk'],
  livelihood: ['debt', 'poor', 'job', 'quit', 'income', 'payOff', 'borrow'],
  sorrow: ['trouble', 'escape', 'numbing'],
  compulsion: ['chase', 'excess', 'ignore', 'peer', 'revenge'],
  youth: ['kid', 'school', 'minorAge'],
  childlike: ['childStyle', 'appeal'],
  caution: [
    'adult',
    'ageCheck',
    'adultAge',
    'responsible',
    'luck',
    'soberWords',
    'openOdds',
    'upholding',
  ],
  offer: ['bonus', 'free', 'signup', 'freeCash', 'gifted'],
  hiding: ['hide', 'remove', 'bypass'],
  notice: ['aiMark', 'legalLine', 'rules', 'terms'],
  pretence: ['realness', 'copy', 'likeness'],
  fame: ['famous', 'namedPerson'],
  marks: ['trademark', 'brandName'],
  sex: ['sexHard', 'sexSoft', 'attraction'],
  drink: ['alcohol', 'drunk'],
  harm: ['weapon', 'violence', 'contempt', 'brutal', 'slighted', 'thrashing'],
  cunning: ['skill', 'system', 'beat'],
  lure: ['shutOut', 'sleepless', 'sellOff', 'secrecy', 'solace', 'homeCalls', 'preyedUpon'],
  livingHint: ['livingCosts', 'walkOut', 'hardUp'],
  sureHint: ['primed', 'everyWinner', 'onlyWinning'],
  youthHint: ['schoolday', 'toys', 'youthWords'],
  evading: ['unreadable', 'passOff', 'orderJudge', 'dodging'],
  occasion: [
    'tasting',
    'tunes',
    'giving',
    'masquerade',
    'filmCraft',
    'hiring',
    'heritage',
    'sportNight',
    'calendar',
    'dancing',
    'surroundings',
  ],
  outing: ['event', 'amenity', 'objectAge', 'contest', 'performer'],
};

const GROUP_OF = new Map<Concept, string>(
  Object.entries(GROUPS).flatMap(([group, concepts]) =>
    concepts.map((concept) => [concept, group] as const),
  ),
);

/** Ideas that the classifier never learns from: set phrases, which mean something else, and what rules alone look for. */
const UNLEARNT: ReadonlySet<Concept> = new Set<Concept>([
  'idiom',
  'losesNever',
  'surePay',
  'childrenWelcome',
  'secondIncome',
  'pitchedAtYouth',
  'passesAsReal',
  'minorBirthday',
  'tableTalk',
  'sureWin',
  'prizePool',
  'losesNoMore',
  'pupils',
  'collegeStudents',
  'bringsChildren',
  'forChildren',
  'childrensOwn',
  'playersAct',
  'lostBefore',
  'winsItBack',
  'respectedAtPlay',
  'tableSeat',
]);

/** Whether the classifier learns from a concept. */
export const isLearnt = (concept: Concept): boolean => !UNLEARNT.has(concept);

/** By which name the classifier knows a concept: what cannot be lost is without risk. */
export function learntNameOf(concept: Concept): Concept {
  return concept === 'neverLose' ? 'riskfree' : concept;
}

/** The group of a concept; a concept of its own kind is its own group. */
export function groupOf(concept: Concept): string {
  return GROUP_OF.get(concept) ?? concept;
}
