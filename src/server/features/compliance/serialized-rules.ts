import type { RuleSet } from '#domain/rules/rule-set.ts';
import {
  compileRules,
  type ActiveRules,
  type CompiledRules,
} from '#policy/custom-rules/active-rules.ts';

/** Rules on their way to the judge's thread, as text, which costs next to nothing to transfer. */
export interface SerializedRules {
  /** The operator's rules, then the organization's. A `key` always identifies the same rules. */
  readonly sets: readonly { readonly key: string; readonly text: string }[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Number of rule sets the thread caches; compiling some 500 phrases takes 40 ms. */
const KEPT_MAX = 200;
const kept = new Map<string, CompiledRules>();

/** Returns the rules as the judge uses them, compiled on first use. */
export function activeRulesOf({ sets, today }: SerializedRules): ActiveRules {
  return { sets: sets.map(({ key, text }) => compiled(key, text)), today };
}

function compiled(key: string, text: string): CompiledRules {
  const known = kept.get(key);
  if (known) return known;
  const made = compileRules(JSON.parse(text) as RuleSet);
  const oldest = kept.size >= KEPT_MAX ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, made);
  return made;
}
