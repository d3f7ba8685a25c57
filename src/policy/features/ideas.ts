import { groupOf, learntNameOf } from './concept-groups.ts';
import type { ConceptHit } from './concept-tagger.ts';
import { hashOf, mix, mixUnordered, UNKNOWN } from './feature-keys.ts';

const [ALONE, GROUP, PAIR, GROUP_PAIR, NEAR] = [0x11, 0x23, 0x35, 0x47, 0x59];

/** Marks a pair whose number has not been computed yet; numbers start at 1. */
const UNASKED = 0;

/** A concept found in a text, with the numbers of its keys. */
export interface Idea extends ConceptHit {
  readonly name: number;
  readonly group: number;
  /** Consecutive numbers of the distinct names and groups in the text, from 0. */
  readonly kind: number;
  readonly groupKind: number;
  /** The numbers of its keys. */
  readonly nameId: number;
  readonly groupId: number;
}

/** A number for each new key, counted from 0. */
function counter(): (key: number) => number {
  const kinds = new Map<number, number>();
  return (key) => {
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    return kind;
  };
}

type IdOf = (key: number) => number;

/** Numbers the concepts of one text. */
export function ideasOf(hits: readonly ConceptHit[], idOf: IdOf): Idea[] {
  const [kindOf, groupKindOf] = [counter(), counter()];
  return hits.map((hit) => {
    const { concept, from, to, negated } = hit;
    const sign = negated ? '!' : '';
    const name = hashOf(`${sign}${learntNameOf(concept)}`);
    const group = hashOf(`${sign}${groupOf(concept)}`);
    const [nameId, groupId] = [idOf(mix(ALONE, name, 0)), idOf(mix(GROUP, group, 0))];
    const [kind, groupKind] = [kindOf(name), groupKindOf(group)];
    return { concept, from, to, negated, name, group, kind, groupKind, nameId, groupId };
  });
}

type IdOfPair = (left: Idea, right: Idea) => number;
interface PairIds {
  readonly pairOf: IdOfPair;
  readonly groupPairOf: IdOfPair;
  readonly nearOf: IdOfPair;
}

/** The numbers of pairs of ideas, computed once for each pair of kinds. */
export function pairIdsOf(ideas: readonly Idea[], idOf: IdOf): PairIds {
  const kinds = ideas.reduce((most, { kind }) => Math.max(most, kind + 1), 0);
  const groupKinds = ideas.reduce((most, { groupKind }) => Math.max(most, groupKind + 1), 0);
  const pairs = new Int32Array(kinds * kinds);
  const nears = new Int32Array(kinds * kinds);
  const groupPairs = new Int32Array(groupKinds * groupKinds);
  return {
    pairOf(left, right) {
      const at = left.kind * kinds + right.kind;
      if (pairs[at] === UNASKED) pairs[at] = idOf(mixUnordered(PAIR, left.name, right.name));
      return pairs[at] ?? UNKNOWN;
    },
    groupPairOf(left, right) {
      if (left.group === right.group) return UNKNOWN;
      const at = left.groupKind * groupKinds + right.groupKind;
      if (groupPairs[at] === UNASKED)
        groupPairs[at] = idOf(mixUnordered(GROUP_PAIR, left.group, right.group));
      return groupPairs[at] ?? UNKNOWN;
    },
    nearOf(left, right) {
      const at = left.kind * kinds + right.kind;
      if (nears[at] === UNASKED) nears[at] = idOf(mix(NEAR, left.name, right.name));
      return nears[at] ?? UNKNOWN;
    },
  };
}
