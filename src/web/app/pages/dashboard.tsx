import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/texts.ts';
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx';

export function meta() {
  return titleOf(TEXTS.dashboard);
}

export default DashboardScreen;
