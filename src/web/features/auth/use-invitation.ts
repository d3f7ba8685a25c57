import { useEffect, useState } from 'react';

import { teamRoutes } from '#contracts/routes/team.ts';
import type { InvitationPreviewBody } from '#contracts/schemas/team.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { describeFailure } from '#web/api/toast-failure.ts';

export type Invitation =
  /** Nobody came by a link, or it is not known yet: the page is the same for everybody at first. */
  | { readonly state: 'none' }
  | { readonly state: 'loading'; readonly token: string }
  | { readonly state: 'open'; readonly token: string; readonly offer: InvitationPreviewBody }
  /** Used, withdrawn or expired. */
  | { readonly state: 'ended'; readonly sentence: string }
  /** What it is for could not be asked; it may be good nevertheless. */
  | { readonly state: 'unknown'; readonly token: string; readonly sentence: string };

const ENDED_STATUSES = [404, 410];

/** The invitation whose link brought somebody here (`?invite=TOKEN`). */
export function useInvitation(): Invitation {
  const [invitation, setInvitation] = useState<Invitation>({ state: 'none' });
  useEffect(() => {
    const token = new URLSearchParams(window.location.search).get('invite');
    if (!token) return undefined;
    let isMounted = true;
    setInvitation({ state: 'loading', token });
    void readInvitation(token).then((read) => isMounted && setInvitation(read));
    return () => {
      isMounted = false;
    };
  }, []);
  return invitation;
}

async function readInvitation(token: string): Promise<Invitation> {
  try {
    const offer = await call(teamRoutes.previewInvitation, { params: { token } });
    return { state: 'open', token, offer };
  } catch (error) {
    const sentence = describeFailure(error, 'The invitation could not be looked up.');
    const isEnded = ENDED_STATUSES.some((status) => hasStatus(error, status));
    return isEnded ? { state: 'ended', sentence } : { state: 'unknown', token, sentence };
  }
}
