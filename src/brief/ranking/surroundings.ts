import { SURENESS, type Finding } from '#brief/finding.ts';
import { isLine, spanOf } from '#brief/ranking/candidates.ts';
import { isFirm, pickLikely, termsBound, type Judged } from '#brief/ranking/choose-findings.ts';
import { MARKS, markOf, SHAPES, shapeOf, type Mark, type Shape } from '#brief/ranking/marks.ts';
import { overlapsOf } from '#brief/ranking/overlaps.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

const FIELDS: readonly Finding['field'][] = [
  'offer',
  'when',
  'where',
  'note',
  'headline',
  'callToAction',
  'signature',
  'terms',
];
/** Log-odds of what is not there. */
const NOTHING = -6;
/** Log-odds from which on a candidate is as good as chosen. */
const SURE = 1.4;
/** How likely the siblings of a piece are that has none. */
const NO_SIBLINGS = -0.3;

/** A candidate with what its neighbours are compared by. */
interface Member extends Judged {
  readonly span: Span;
  readonly role: string;
  readonly shape: Shape;
  readonly mark: Mark;
}

/** A text whose candidates are seen together. */
interface Company {
  readonly open: OpenBrief;
  readonly members: readonly Member[];
  /** For each member those that share words with it. */
  readonly overlapping: readonly (readonly Member[])[];
  /** The members of each role, the likeliest first; lines have none. */
  readonly peers: ReadonlyMap<string, readonly Member[]>;
  /** What would be chosen if even odds were enough. */
  readonly chosen: readonly Member[];
  /** For each piece the odds of its likeliest candidate, and of the likeliest that is all of it. */
  readonly best: readonly number[];
  readonly bestWhole: readonly number[];
  /** Which block each piece stands in; blank lines part them. */
  readonly blocks: readonly number[];
}

/**
 * What stands around each candidate, as inputs of a network: its rivals for the same words, the pieces beside
 * it, its siblings in a list, and how much else of the text is meant for the screen.
 */
export function surroundingsOf(open: OpenBrief, judged: readonly Judged[]): Float32Array[] {
  const company = openCompany(open, judged);
  return company.members.map((own, index) =>
    Float32Array.from([
      ...ownInputs(own),
      ...rivalInputs(company, own, company.overlapping[index] ?? []),
      ...siblingInputs(company, own),
      ...otherInputs(company, own),
      ...placeInputs(company, own),
    ]),
  );
}

function openCompany(open: OpenBrief, judged: readonly Judged[]): Company {
  const { readings } = open;
  const members = judged.map((one) => memberOf(open, one));
  const best = readings.map(() => NOTHING);
  const bestWhole = readings.map(() => NOTHING);
  for (const { candidate, odds, shape } of members) {
    const { at } = candidate;
    best[at] = Math.max(best[at] ?? NOTHING, odds);
    if (shape === 'piece') bestWhole[at] = Math.max(bestWhole[at] ?? NOTHING, odds);
  }
  let block = 0;
  const blocks = readings.map(({ piece }, at) => {
    if (at > 0 && piece.afterBlank) block += 1;
    return block;
  });
  return {
    open,
    members,
    overlapping: overlapsOf(members.map(({ span }) => span)).map((others) =>
      others.flatMap((at) => members[at] ?? []),
    ),
    peers: peersOf(members),
    chosen: pickLikely(members, (candidate) => termsBound(candidate) ?? 0),
    best,
    bestWhole,
    blocks,
  };
}

function peersOf(members: readonly Member[]): Map<string, readonly Member[]> {
  const titles = members.filter(({ role }) => role !== 'line');
  return Map.groupBy(
    titles.toSorted((a, b) => b.odds - a.odds),
    ({ role }) => role,
  );
}

function memberOf(open: OpenBrief, judged: Judged): Member {
  const { candidate } = judged;
  const span = spanOf(candidate.finding);
  const { field } = candidate.finding;
  return {
    ...judged,
    span,
    shape: shapeOf(span, candidate),
    mark: markOf(open, candidate),
    role: isLine(field) ? 'line' : field,
  };
}

function ownInputs({ candidate, odds, mark, shape }: Member): number[] {
  const { finding, piece, isRead, bounds } = candidate;
  const { sureness } = finding;
  const length = finding.end - finding.start;
  return [
    ...oneOf(FIELDS, finding.field),
    ...oneOf(MARKS, mark),
    ...oneOf(SHAPES, shape),
    ...oneOf(Object.values(SURENESS), sureness),
    ...[isRead, piece.opensLine, piece.afterBlank, finding.condition !== null].map(Number),
    ...[odds, bounds.start, bounds.end, bounds.inside].map(squashed),
    ...[16, 40, 120].map((most) => share(length, most)),
  ];
}

/** Other candidates for the same words, or for the same single field. */
function rivalInputs({ peers }: Company, own: Member, over: readonly Member[]): number[] {
  const rivals = over.filter(({ role }) => role === own.role);
  const { start, end } = own.span;
  const within = rivals.filter(({ span }) => start <= span.start && span.end <= end);
  const around = rivals.filter(({ span }) => span.start <= start && end <= span.end);
  const others = over.filter(({ role }) => role !== own.role);
  const peer = peers.get(own.role)?.find((one) => one !== own);
  const mass = rivals.reduce((sum, { odds }) => sum + Math.exp(Math.min(odds, 6)), 0);
  return [
    squashed(own.odds - likeliest(rivals)),
    ...[within, around, others, peer ? [peer] : []].map((some) => squashed(likeliest(some))),
    Math.log1p(mass) / 3,
  ];
}

/** The pieces beside it, and the other items of its list or lines of its block. */
function siblingInputs(
  { open, best, bestWhole, blocks }: Company,
  { candidate }: Member,
): number[] {
  const { at } = candidate;
  const own = open.readings[at];
  const siblings = open.readings.flatMap(({ piece, label }, other) => {
    const isAlike =
      other !== at &&
      blocks[other] === blocks[at] &&
      piece.isBullet === own?.piece.isBullet &&
      (label === null) === (own.label === null);
    return isAlike ? [other] : [];
  });
  return [
    squashed(best[at - 1] ?? NOTHING),
    squashed(best[at + 1] ?? NOTHING),
    ...[best, bestWhole].map((odds) => 2 * chanceOf(siblings.map((one) => odds[one] ?? NOTHING))),
  ];
}

/** What else of the text would be chosen, and where. */
function otherInputs({ open, chosen }: Company, own: Member): number[] {
  const others = chosen.filter(({ span }) => !overlapsAny(span, [own.span]));
  const sure = others.filter(isSure);
  const { at, sentence, finding } = own.candidate;
  const beside = others.filter(
    ({ candidate }) => candidate.at === at && candidate.sentence.start === sentence.start,
  );
  const alike = others.filter(({ candidate }) => candidate.finding.field === finding.field).length;
  const before = sure.filter(({ span }) => span.start < own.span.start).length;
  const behind = sure.length - before;
  const away = sure.reduce(
    (least, { candidate }) => Math.min(least, Math.abs(candidate.at - at)),
    9,
  );
  const unsigned = open.readings.filter(({ isSigned }) => !isSigned).length;
  const counted = (mark: Mark) => others.filter((one) => one.mark === mark).length;
  return [
    ...both(others.length, [3, 8]),
    ...both(sure.length, [2, 8]),
    share(beside.length, 3),
    share(beside.filter(isSure).length, 2),
    ...both(away, [2, 9]),
    ...both(before, [1, 4]),
    ...both(behind, [1, 4]),
    ...both(alike, [1, 4]),
    Number(others.some(({ role }) => role === 'headline')),
    share(counted('label'), 4),
    share(counted('bullet'), 4),
    share(chosen.length, Math.max(1, unsigned)),
  ];
}

function placeInputs({ open }: Company, { candidate }: Member): number[] {
  const { text } = open.facts;
  const count = open.readings.length;
  const before = text.prompt.slice(0, candidate.piece.labelStart).trimEnd();
  return [
    Number(/[:：]$/u.test(before)),
    candidate.at / Math.max(1, count - 1),
    ...both(count, [4, 16]),
    ...both(text.prompt.length, [200, 800]),
    Number(text.isChat),
  ];
}

function isSure({ candidate, odds }: Member): boolean {
  return odds > SURE || isFirm(candidate);
}

function likeliest(some: readonly Member[]): number {
  return some.reduce((best, { odds }) => Math.max(best, odds), NOTHING);
}

/** The mean chance that the likeliest of each is meant. */
function chanceOf(odds: readonly number[]): number {
  if (odds.length === 0) return NO_SIBLINGS;
  return odds.reduce((sum, one) => sum + 1 / (1 + Math.exp(-one)), 0) / odds.length;
}

function squashed(odds: number): number {
  return Math.max(-6, Math.min(6, odds)) / 3;
}

function share(count: number, most: number): number {
  return Math.min(count, most) / most;
}

function both(count: number, mosts: readonly [number, number]): number[] {
  return mosts.map((most) => share(count, most));
}

function oneOf<T>(choices: readonly T[], one: T): number[] {
  return choices.map((choice) => Number(choice === one));
}
