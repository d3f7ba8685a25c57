import { useEffect, useState, useSyncExternalStore } from 'react';

import { teamRoutes } from '#contracts/routes/team.ts';
import type { InvitationPreviewBody } from '#contracts/schemas/team.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { describeFailure } from '#web/api/toast-failure.ts';
import { TEXTS } from '#web/features/auth/texts.ts';

export type Invitation =
  /** Nobody came by a link, or it is not known yet: the page is the same for everybody at first. */
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'open'; readonly offer: InvitationPreviewBody }
  /** Used, withdrawn or expired. */
  | { readonly state: 'ended'; readonly sentence: string }
  /** What it is for could not be asked; it may be good nevertheless. */
  | { readonly state: 'unknown'; readonly sentence: string };

const ENDED_STATUSES = [404, 410];

/** The token in the address of this page; prerendered pages have none. */
export function inviteTokenInAddress(): string | null {
  return new URLSearchParams(window.location.search).get('invite') || null;
}

const neverChanges = () => () => undefined;

/** The invitation whose link brought somebody here (`?invite=TOKEN`). */
export function useInvitation(): Invitation {
  const token = useSyncExternalStore(neverChanges, inviteTokenInAddress, () => null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  useEffect(() => {
    if (token === null) return undefined;
    let isMounted = true;
    void readInvitation(token).then((read) => isMounted && setInvitation(read));
    return () => {
      isMounted = false;
    };
  }, [token]);
  if (token === null) return { state: 'none' };
  return invitation ?? { state: 'loading' };
}

async function readInvitation(token: string): Promise<Invitation> {
  try {
    const offer = await call(teamRoutes.previewInvitation, { params: { token } });
    return { state: 'open', offer };
  } catch (error) {
    const sentence = describeFailure(error, TEXTS.couldNotLoadTheInvitation);
    const isEnded = ENDED_STATUSES.some((status) => hasStatus(error, status));
    return isEnded ? { state: 'ended', sentence } : { state: 'unknown', sentence };
  }
}
