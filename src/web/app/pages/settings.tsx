import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/texts.ts';
import { SettingsScreen } from '#web/features/settings/settings-screen.tsx';

export function meta() {
  return titleOf(TEXTS.settings);
}

export default SettingsScreen;
