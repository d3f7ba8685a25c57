import { roleHas } from '#domain/people/permissions.ts';
import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/texts.ts';
import { CreateVideoScreen } from '#web/features/create-video/create-video-screen.tsx';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export function meta() {
  return titleOf(TEXTS.createVideo);
}

/** Viewers are told why they cannot, and fill in no form in vain. */
export default function CreatePage() {
  const { user } = useSignedIn();
  if (roleHas(user.role, 'video.create')) return <CreateVideoScreen />;
  return (
    <>
      <PageHeading title={TEXTS.createVideo} />
      <EmptyState title={TEXTS.viewersCannotCreate} text={TEXTS.askForTheCreatorRole} />
    </>
  );
}
