import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import { DECISION_REASONS } from '#domain/moderation/moderation.ts';
import { TEXTS } from '#web/video-state/texts.ts';

type Finding = VerdictBody['findings'][number];

const OTHERS: Partial<Record<Finding['category'], string>> = TEXTS.otherFindings;

/** Returns what a finding is about in a few words: bonus without its conditions. */
export function reasonOf({ category, firstUseOf }: Finding): string {
  if (firstUseOf !== undefined) return category === 'brand' ? TEXTS.newBrand : TEXTS.newFile;
  const policy = DECISION_REASONS.find(({ id }) => id === category);
  return OTHERS[category] ?? policy?.label.toLowerCase() ?? category;
}

/** Returns in a few words each why a video is held: new brand, bonus without its conditions. */
export function holdReasons(findings: readonly Finding[]): string[] {
  const flagged = findings.filter(({ severity }) => severity === 'flag');
  return [...new Set(flagged.map(reasonOf))];
}
