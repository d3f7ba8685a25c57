import { Navigate, Outlet } from 'react-router';

import { PATHS } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';

/** Pages for people who are not signed in; the others go to their dashboard. */
export default function SignedOutLayout() {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  return isAuthenticated ? <Navigate to={PATHS.dashboard} replace /> : <Outlet />;
}
