import { useQuery } from '@tanstack/react-query';

import { ShareLink } from '#web/features/videos/share-link.tsx';
import { shareQuery } from '#web/features/videos/share-query.ts';
import { ShareViews } from '#web/features/videos/share-views.tsx';
import { WithdrawButton } from '#web/features/videos/withdraw-button.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { formatDate } from '#web/ui/moment.ts';

/** Public link of a live video, its expiry and its views. */
export function ShareCard({ jobId }: { readonly jobId: string }) {
  const { data: share } = useQuery(shareQuery(jobId));
  if (!share) return null;
  return (
    <Card aria-labelledby="share" className="grid gap-4">
      <div className="grid gap-1">
        <CardTitle id="share">{TEXTS.live}</CardTitle>
        <p className="text-sm text-muted">
          {share.expiresAt ? TEXTS.linkExpiresOn(formatDate(share.expiresAt)) : TEXTS.linkStays}
          {share.hasPassword && ` ${TEXTS.passwordAsked}`}
        </p>
      </div>
      <ShareLink share={share} />
      <ShareViews views={share.views} />
      <WithdrawButton jobId={jobId} className="-ml-3 justify-self-start" />
    </Card>
  );
}
