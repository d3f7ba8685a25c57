import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { authRoutes } from '#contracts/routes/auth.ts';
import { call } from '#web/api/client.ts';
import { PATHS } from '#web/paths.ts';
import { signOut } from '#web/session/session-store.ts';

/** Forgets the login and everything read with it. The server's refusal or silence does not hinder. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return () => {
    call(authRoutes.logout, {}).catch(() => undefined);
    signOut();
    queryClient.clear();
    void navigate(PATHS.login);
  };
}
