import { aboutTime } from '#web/features/create-video/order/about-time.ts';
import { ORDER_TEXTS } from '#web/features/create-video/order/texts.ts';

export interface Ordered {
  readonly isHeld: boolean;
  /** Why a reviewer sees it first, in a few words each. */
  readonly holds: readonly string[];
  readonly count: number;
  readonly expectedSeconds: number | undefined;
}

/** What becomes of an order that was taken, in a sentence or two. */
export function orderedNote({ isHeld, holds, count, expectedSeconds }: Ordered): string {
  if (isHeld) return ORDER_TEXTS.onHold(holds);
  const time = expectedSeconds ? aboutTime(expectedSeconds) : undefined;
  return ORDER_TEXTS.beingMade(count, time);
}
