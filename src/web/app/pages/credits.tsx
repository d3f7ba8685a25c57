import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/texts.ts';
import { CreditsScreen } from '#web/features/credits/credits-screen.tsx';

export function meta() {
  return titleOf(TEXTS.credits);
}

export default CreditsScreen;
