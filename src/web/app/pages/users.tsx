import { titleOf } from '#web/app/page-title.ts';
import { UsersScreen } from '#web/features/users/users-screen.tsx';

export function meta() {
  return titleOf('User management');
}

export default UsersScreen;
