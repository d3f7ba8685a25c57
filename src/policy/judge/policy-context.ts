import { theModel } from '../classifier/classifier.ts';
import type { LoadedModel } from '../classifier/classifier.ts';
import { NO_ACTIVE_RULES, type ActiveRules } from '../custom-rules/active-rules.ts';

/** What texts are judged by: the classifier, and the rules that people added to the policy. */
export interface PolicyContext {
  readonly model: LoadedModel;
  readonly rules: ActiveRules;
}

/** The context of the current policy, with the given rules if any. */
export function policyContext(rules: ActiveRules = NO_ACTIVE_RULES): PolicyContext {
  return { model: theModel(), rules };
}
