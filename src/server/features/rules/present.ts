import type {
  AllowanceBody,
  RuleSetBody,
  RuleTrialBody,
  RuleVersionBody,
} from '#contracts/schemas/rules.ts';
import { NO_RULES, type RuleSet } from '#domain/rules/rule-set.ts';
import type { AllowanceRow } from './allowance-store.ts';
import { isBrand } from './allowances.ts';
import type { ShownVersion } from './store.ts';
import type { RuleTrial } from './trials.ts';

export function rulesToWire(rules: RuleSet): RuleSetBody {
  const { terms, allowedTerms, allowedBrands, severities } = { ...NO_RULES, ...rules };
  return {
    terms: [...terms],
    allowedTerms: [...allowedTerms],
    allowedBrands: [...allowedBrands],
    severities: [...severities],
  };
}

export function presentVersion(version: ShownVersion): RuleVersionBody {
  const { number, note, restores, author, createdAt, rules } = version;
  return {
    number,
    note,
    restores,
    author,
    createdAt: createdAt.toISOString(),
    rules: rulesToWire(rules),
  };
}

export function presentTrial(trial: RuleTrial): RuleTrialBody {
  const { changes, examples } = trial;
  return {
    ...trial,
    changes: [...changes],
    examples: examples.map((example) => ({ ...example, messages: [...example.messages] })),
  };
}

export function presentAllowance(row: AllowanceRow): AllowanceBody {
  const { id, organizationName, allowance, status, createdAt, decidedAt } = row;
  return {
    id,
    organizationName,
    term: isBrand(allowance) ? null : allowance,
    brand: isBrand(allowance) ? allowance : null,
    status,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt && decidedAt.toISOString(),
  };
}
