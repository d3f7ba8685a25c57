import { useSession } from '#web/session/session-store.ts';

/** The signed-in person, for screens below the guarded layout. Throws where nobody is signed in. */
export function useSignedIn() {
  const session = useSession();
  if (!session.isAuthenticated) throw new Error('This screen needs a signed-in user');
  return session;
}
