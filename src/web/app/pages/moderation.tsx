import { titleOf } from '#web/app/page-title.ts';
import { ModerationScreen } from '#web/features/moderation/moderation-screen.tsx';

export function meta() {
  return titleOf('Moderation');
}

export default ModerationScreen;
