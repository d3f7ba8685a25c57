import type { PolicyCategory } from '#domain/moderation/verdict.ts';
import DATA from './policy-examples.json' with { type: 'json' };

/** What offends against a category, and what only sounds like it. */
export interface PolicyExamples {
  readonly offends: readonly string[];
  readonly doesNot: readonly string[];
}

const BY_CATEGORY = new Map<string, PolicyExamples>(
  DATA.categories.map((row) => [row.category, row]),
);

/** Returns the examples of a category, for whoever judges by reading the policy. */
export function examplesOf(category: PolicyCategory): PolicyExamples {
  const examples = BY_CATEGORY.get(category);
  if (!examples) throw new Error(`No examples of ${category}`);
  return examples;
}
