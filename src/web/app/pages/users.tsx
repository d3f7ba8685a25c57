import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/texts.ts';
import { UsersScreen } from '#web/features/users/users-screen.tsx';

export function meta() {
  return titleOf(TEXTS.userManagement);
}

export default UsersScreen;
