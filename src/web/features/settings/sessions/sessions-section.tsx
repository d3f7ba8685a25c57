import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { authRoutes } from '#contracts/routes/auth.ts';
import type { SessionBody } from '#contracts/schemas/auth.ts';
import { call } from '#web/api/client.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/sessions/texts.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

const sessionsQuery = queryOptions({
  queryKey: [authRoutes.sessions.path],
  queryFn: ({ signal }) => call(authRoutes.sessions, { signal }),
});

function useSignOutOf(end: () => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: end,
    onSuccess: async () => {
      toast({ title: TEXTS.signedOut });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotSignOut, error }),
  });
}

function SessionRow({ session }: { readonly session: SessionBody }) {
  const { id, device, network, lastUsedAt, isCurrent } = session;
  const name = device ?? TEXTS.unknownDevice;
  const end = useSignOutOf(() => call(authRoutes.endSession, { params: { id } }));
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {isCurrent && <Badge tone="brass">{TEXTS.thisDevice}</Badge>}
        </p>
        <p className="figures text-sm text-muted">
          {TEXTS.lastUsed(formatDateTime(lastUsedAt))}
          {network !== null && ` ${TEXTS.from(network)}`}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          variant="quiet"
          aria-label={TEXTS.signOutOf(name)}
          pending={end.isPending}
          onClick={() => end.mutate()}
        >
          {TEXTS.signOut}
        </Button>
      )}
    </li>
  );
}

function SignOutElsewhere() {
  const [isAsking, setIsAsking] = useState(false);
  const end = useSignOutOf(async () => {
    await call(authRoutes.endOtherSessions, {});
    setIsAsking(false);
  });
  return (
    <>
      <Button variant="secondary" className="mt-4" onClick={() => setIsAsking(true)}>
        {TEXTS.signOutEverywhereElse}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question={TEXTS.signOutAllQuestion}
        confirmLabel={TEXTS.signOut}
        pending={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </>
  );
}

/** The devices that hold a session of the signed-in person. */
export function SessionsSection() {
  const query = useQuery(sessionsQuery);
  return (
    <SettingsSection title={TEXTS.whereYouAreSignedIn} lead={TEXTS.lead}>
      <QueryState
        query={query}
        loading={<SkeletonRows label={TEXTS.loading} count={2} />}
        errorTitle={TEXTS.couldNotBeLoaded}
      >
        {(sessions) => (
          <>
            <ul>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {sessions.length > 1 && <SignOutElsewhere />}
          </>
        )}
      </QueryState>
    </SettingsSection>
  );
}
