import { titleOf } from '#web/app/page-title.ts';
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx';

export function meta() {
  return titleOf('Dashboard');
}

export default DashboardScreen;
