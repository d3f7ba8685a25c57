import { titleOf } from '#web/app/page-title.ts';
import { CreditsScreen } from '#web/features/credits/credits-screen.tsx';

export function meta() {
  return titleOf('Credits');
}

export default CreditsScreen;
