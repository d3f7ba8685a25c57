import { NotFound } from '#web/app/not-found/not-found.tsx';
import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/not-found/texts.ts';
import { useSession } from '#web/session/session-store.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

export function meta() {
  return titleOf(TEXTS.pageNotFound);
}

const SignedInFrame = lateComponent(
  async () => (await import('#web/app/layouts/signed-in.tsx')).SignedInFrame,
);

/** Whoever is signed in keeps the menu. */
export default function NotFoundPage() {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  if (!isAuthenticated) return <NotFound />;
  return (
    <SignedInFrame>
      <NotFound isFramed />
    </SignedInFrame>
  );
}
