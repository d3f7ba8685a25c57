import type { AppealBody } from '#contracts/schemas/appeal.ts';
import type { CreateJobInput } from '#contracts/schemas/job.ts';
import { NAMED_CONTROLS } from '#web/features/create-video/prompt/controls-from-prompt.ts';
import { CARD_PARTS } from '#web/features/create-video/words/words-card.ts';

/** What the form begins with to ask for exactly what was appealed; null where that was not kept. */
export function beginningOfAppealed({ order }: AppealBody) {
  if (!order?.sent) return null;
  const { words, shapes, ...rest } = order.sent as unknown as CreateJobInput;
  const [aspectRatio = rest.aspectRatio, ...alsoShapes] = shapes ?? [];
  return {
    ...rest,
    aspectRatio,
    alsoShapes,
    // As it was sent, whatever the prompt names.
    editedControls: NAMED_CONTROLS,
    ...(words && { card: cardOf(words) }),
  };
}

/** Where the order left the signature open, it stays open. */
function cardOf(words: NonNullable<CreateJobInput['words']>) {
  const isOpen = words.signature === undefined;
  return {
    words: { ...words, signature: isOpen ? null : (words.signature ?? '') },
    editedParts: CARD_PARTS.filter((part) => part !== 'signature' || !isOpen),
  };
}
