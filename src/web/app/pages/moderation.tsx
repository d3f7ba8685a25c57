import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/texts.ts';
import { ModerationScreen } from '#web/features/moderation/moderation-screen.tsx';

export function meta() {
  return titleOf(TEXTS.moderation);
}

export default ModerationScreen;
