import { useQuery } from '@tanstack/react-query';

import { ShareLink } from '#web/features/videos/sharing/share-link.tsx';
import { shareQuery } from '#web/features/videos/sharing/share-query.ts';
import { ShareViews } from '#web/features/videos/sharing/share-views.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Card } from '#web/ui/layout/card.tsx';

/** Public link of a live video, and its views. */
export function ShareCard({ jobId }: { readonly jobId: string }) {
  const { data: share } = useQuery(shareQuery(jobId));
  if (!share) return null;
  return (
    <Card aria-label={TEXTS.publicLink} className="grid gap-4">
      <ShareLink jobId={jobId} share={share} />
      {share.hasPassword && <p className="text-sm text-muted">{TEXTS.passwordAsked}</p>}
      <ShareViews views={share.views} />
    </Card>
  );
}
