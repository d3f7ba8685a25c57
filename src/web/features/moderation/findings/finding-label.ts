import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { DECISION_REASONS } from '#domain/moderation/moderation.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';

type Category = ReviewJobBody['findings'][number]['category'];

const OTHERS: Partial<Record<Category, string>> = TEXTS.otherFindings;

/** The name of what was found: the same as the reason that a rejection would give. */
export function findingLabel(category: Category): string {
  const reason = DECISION_REASONS.find(({ id }) => id === category);
  return OTHERS[category] ?? reason?.label ?? category;
}
