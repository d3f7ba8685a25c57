import { titleOf } from '#web/app/page-title.ts';
import { TeamScreen } from '#web/features/team/team-screen.tsx';

export function meta() {
  return titleOf('Team');
}

export default TeamScreen;
