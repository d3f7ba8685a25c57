import { useState } from 'react';

import type { StoryboardPreview } from '#web/features/create-video/preview/use-storyboard.ts';
import { IS_PHONE, useMedia } from '#web/ui/hooks/use-media.ts';
import { useOnceTrue } from '#web/ui/hooks/use-once-true.ts';

/**
 * Whether a film is looked over before it is ordered, as on a phone, and whether it is at the
 * moment. So is one that is still planned; what cannot be planned is left to the order to refuse.
 */
export function useOrderReview({ storyboard, isRefused, isDrawing, problem }: StoryboardPreview) {
  const isPhone = useMedia(IS_PHONE);
  const [isOpen, setIsOpen] = useState(false);
  // Elsewhere the preview is in sight.
  if (isOpen && !isPhone) setIsOpen(false);
  const isPlanned = storyboard !== undefined && !isRefused;
  const isDue = isPhone && (isPlanned || isDrawing || problem !== null);
  return { isDue, isOpen, wasOpened: useOnceTrue(isOpen), setIsOpen };
}
