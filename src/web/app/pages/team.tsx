import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/texts.ts';
import { TeamScreen } from '#web/features/team/team-screen.tsx';

export function meta() {
  return titleOf(TEXTS.team);
}

export default TeamScreen;
