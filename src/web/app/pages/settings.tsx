import { titleOf } from '#web/app/page-title.ts';
import { SettingsScreen } from '#web/features/settings/settings-screen.tsx';

export function meta() {
  return titleOf('Settings');
}

export default SettingsScreen;
