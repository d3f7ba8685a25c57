import type { VideoHistoryBody } from '#contracts/schemas/proof.ts';
import { REJECTION_REASONS } from '#domain/moderation.ts';
import { TEXTS } from '#web/features/videos/texts.ts';

type Finding = VideoHistoryBody['findings'][number];

const OTHERS: Partial<Record<Finding['category'], string>> = TEXTS.otherFindings;

function reasonOf({ category, firstUseOf }: Finding): string {
  if (firstUseOf !== undefined) return category === 'brand' ? TEXTS.newBrand : TEXTS.newFile;
  const policy = REJECTION_REASONS.find(({ id }) => id === category);
  return OTHERS[category] ?? policy?.label.toLowerCase() ?? category;
}

/** Returns in a few words why a video was held: new brand, misleading bonus. */
export function holdReasons(findings: readonly Finding[]): string {
  const flagged = findings.filter(({ severity }) => severity === 'flag');
  return [...new Set(flagged.map(reasonOf))].join(', ');
}
