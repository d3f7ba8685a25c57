import { theModel } from '../classifier/classifier.ts';
import type { LoadedModel } from '../classifier/classifier.ts';
import { NO_ACTIVE_RULES, type ActiveRules } from '../custom-rules/active-rules.ts';

/** What texts are judged by: the classifier, and the rules that people added to the policy. */
export interface Judging {
  readonly model: LoadedModel;
  readonly rules: ActiveRules;
}

/** Judging by the current policy, with the given rules if any. */
export function byPolicy(rules: ActiveRules = NO_ACTIVE_RULES): Judging {
  return { model: theModel(), rules };
}
