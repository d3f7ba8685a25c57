import { groupOf } from './concept-groups.ts';
import type { Concept, ConceptHit } from './concept-tagger.ts';

/** What headlines and names of casinos are made of; these ideas claim nothing by themselves. */
const SETTING: ReadonlySet<Concept> = new Set([
  'casino',
  'game',
  'play',
  'bet',
  'idiom',
  'tableTalk',
]);
/** Nor do those of what casinos advertise on an ordinary day. */
const ORDINARY: ReadonlySet<string> = new Set(['occasion', 'outing']);

const isLoaded = (concept: Concept): boolean =>
  !SETTING.has(concept) && !ORDINARY.has(groupOf(concept));

/** How many words carry an idea of the policy. */
export function countLoadedWords(hits: readonly ConceptHit[]): number {
  const loaded = new Set<number>();
  for (const { concept, from, to } of hits)
    if (isLoaded(concept)) for (let at = from; at < to; at += 1) loaded.add(at);
  return loaded.size;
}
