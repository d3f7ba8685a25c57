import { useState } from 'react';

import type { StoryboardPreview } from '#web/features/create-video/preview/use-storyboard.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { useOnceTrue } from '#web/ui/use-once-true.ts';

/** The preview is out of sight where the button is. */
const IS_PHONE = '(width < 48rem)';

/** The film that is looked over before it is ordered on a phone, and whether it is at the moment. */
export function useOrderReview({ storyboard, isRefused }: StoryboardPreview) {
  const isPhone = useMedia(IS_PHONE);
  const reviewed = isPhone && !isRefused ? storyboard : undefined;
  const [isOpen, setIsOpen] = useState(false);
  // A film that comes back later is not shown by itself.
  if (isOpen && !reviewed) setIsOpen(false);
  return { reviewed, isOpen, wasOpened: useOnceTrue(isOpen), setIsOpen };
}
