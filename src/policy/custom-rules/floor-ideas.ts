import type { Concept, ConceptHit } from '../features/concept-tagger.ts';

/** Young people: where they are spoken of, no allowance holds, because what is said of them may be named otherwise. */
const YOUTH_IDEAS: readonly Concept[] = [
  'kid',
  'school',
  'minorAge',
  'minorBirthday',
  'schoolday',
  'childrenWelcome',
  'bringsChildren',
  'pupils',
  'collegeStudents',
  'pitchedAtYouth',
  'forChildren',
  'childrensOwn',
];

/** Ideas that the floor of the policy is about. They keep their meaning in a brand that may be named. */
const FLOOR_IDEAS: ReadonlySet<Concept> = new Set<Concept>([
  ...YOUTH_IDEAS,
  'youthWords',
  'toys',
  'certain',
  'every',
  'win',
  'lose',
  'negation',
  'riskfree',
  'neverLose',
  'losesNever',
  'surePay',
  'sureWin',
  'losesNoMore',
  'cushion',
  'overdue',
  'grownSum',
  'onlyWinning',
  'everyWinner',
  'primed',
  'aiMark',
  'legalLine',
  'remove',
  'hide',
  'realness',
  'dodging',
  'passOff',
  'passesAsReal',
  'bypass',
  'orderJudge',
]);

/** Whether an idea belongs to what nobody may allow: minors, sure wins, the label and the legal line. */
export function isFloorIdea(concept: Concept): boolean {
  return FLOOR_IDEAS.has(concept);
}

/** Whether young people are spoken of, and not to keep them out. */
export function speaksOfYouth(hits: readonly ConceptHit[]): boolean {
  return hits.some(({ concept, negated }) => !negated && YOUTH_IDEAS.includes(concept));
}

/** Ideas that are a promise of winning by themselves. */
const SURE_WINS: ReadonlySet<Concept> = new Set<Concept>([
  'neverLose',
  'losesNever',
  'surePay',
  'sureWin',
  'losesNoMore',
  'everyWinner',
  'onlyWinning',
  'primed',
  'overdue',
]);
/** How far apart "lose" and "never" may be: "verlieren kann man bei uns schlicht nicht". */
const NEGATION_REACH = 6;

/** Whether winning is promised, whatever category the promise was found in. */
function promisesWins(hits: readonly ConceptHit[]): boolean {
  const negations = hits.filter(({ concept }) => concept === 'negation');
  return hits.some(
    ({ concept, negated, from, to }) =>
      !negated &&
      (SURE_WINS.has(concept) ||
        (concept === 'lose' &&
          negations.some(
            (word) => word.from - to < NEGATION_REACH && from - word.to < NEGATION_REACH,
          ))),
  );
}

/**
 * Whether a text is about what nobody may relax, even if it was found in another category: then the
 * severities of the policy apply to all of it.
 */
export function isAboutFloor(hits: readonly ConceptHit[]): boolean {
  return speaksOfYouth(hits) || promisesWins(hits);
}
