import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { OrganizationBody } from '#contracts/schemas/organization.ts';
import type { UserBody } from '#contracts/schemas/user.ts';

/** Where the browser keeps the login: fixed by the specification. */
export const SESSION_STORAGE_KEY = 'casino-video-auth';

interface SignedOut {
  readonly user: null;
  readonly organization: null;
  readonly token: null;
  readonly isAuthenticated: false;
}

interface SignedIn {
  readonly user: UserBody;
  readonly organization: OrganizationBody;
  readonly token: string;
  readonly isAuthenticated: true;
}

export type Session = SignedOut | SignedIn;

const SIGNED_OUT: SignedOut = {
  user: null,
  organization: null,
  token: null,
  isAuthenticated: false,
};

/** The stored login. Hydrates synchronously in a browser; signed out while pages are prerendered. */
export const useSession = create<Session>()(
  persist((): Session => SIGNED_OUT, {
    name: SESSION_STORAGE_KEY,
    storage: createJSONStorage(() => localStorage),
    merge: (stored) => (isLogin(stored) ? stored : SIGNED_OUT),
  }),
);

/** What somebody else wrote, or an earlier version of these pages, is no login. */
function isLogin(stored: unknown): stored is SignedIn {
  const login: Partial<Session> = { ...(stored as Partial<Session> | null) };
  const { user, organization, token, isAuthenticated } = login;
  const isWhole = typeof user?.role === 'string' && typeof organization?.name === 'string';
  return isWhole && typeof token === 'string' && isAuthenticated === true;
}

/** Whether the stored login is what the server said since this page was opened. */
export const useIsCurrent = create(() => false);

/** Follows what other tabs of this browser do: who signs out or in there, does it here. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === SESSION_STORAGE_KEY || key === null) void useSession.persist.rehydrate();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

export function signIn({ user, organization, token }: AuthResponse): void {
  useIsCurrent.setState(true, true);
  useSession.setState({ user, organization, token, isAuthenticated: true }, true);
}

export function signOut(): void {
  useSession.setState(SIGNED_OUT, true);
}

/** Merges changed fields into the stored user; nothing happens when nobody is signed in. */
export function updateUser(changes: Partial<UserBody>): void {
  const session = useSession.getState();
  if (!session.isAuthenticated) return;
  useSession.setState({ user: { ...session.user, ...changes } });
}

export function updateOrganization(changes: Partial<OrganizationBody>): void {
  const session = useSession.getState();
  if (!session.isAuthenticated) return;
  useSession.setState({ organization: { ...session.organization, ...changes } });
}
