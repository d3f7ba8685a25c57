import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { VERDICT_TEXTS } from '#web/features/create-video/order/texts.ts';

type ColorConflict = StoryboardBody['colorConflicts'][number];

const LIST = new Intl.ListFormat('en');

/** Which colours gave way to which, as sentences: each reason once, however many colours it is about. */
export function colorConflictNotes(conflicts: readonly ColorConflict[]): string[] {
  const reasons = new Set(conflicts.map(({ because }) => because));
  return [...reasons].map((because) => {
    const group = conflicts.filter((conflict) => conflict.because === because);
    const listed = (name: 'asked' | 'used') =>
      LIST.format(new Set(group.map((conflict) => conflict[name])));
    return VERDICT_TEXTS.colorConflict({ asked: listed('asked'), used: listed('used'), because });
  });
}
