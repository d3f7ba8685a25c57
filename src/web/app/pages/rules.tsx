import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/texts.ts';
import { RulesScreen } from '#web/features/rules/rules-screen.tsx';

export function meta() {
  return titleOf(TEXTS.rules);
}

export default RulesScreen;
