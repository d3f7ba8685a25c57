import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';

import type { JobBody } from '#contracts/schemas/job.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { describeFailure } from '#web/api/toast-failure.ts';
import { ShareForm } from '#web/features/videos/share-form.tsx';
import { ShareLink } from '#web/features/videos/share-link.tsx';
import { shareQuery } from '#web/features/videos/share-query.ts';
import { ShareViews } from '#web/features/videos/share-views.tsx';
import { WithdrawButton } from '#web/features/videos/withdraw-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface PanelProps {
  readonly job: JobBody;
  readonly onClose: () => void;
}

function SharedPanel({ job, onClose }: PanelProps) {
  const query = useQuery(shareQuery(job.id));
  // A link that has just run out.
  if (hasStatus(query.error, 404)) return <ShareForm job={job} share={null} />;
  if (query.isError) {
    return (
      <ErrorState
        title="The link could not be loaded"
        text={describeFailure(query.error, 'Something went wrong on our side.')}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) {
    return (
      <output aria-label="Loading the link">
        <Skeleton className="h-64" />
      </output>
    );
  }
  return (
    <>
      <ShareLink {...query.data} />
      <ShareViews views={query.data.views} />
      <ShareForm key={query.data.expiresAt} job={job} share={query.data} />
      <div className="border-t border-line pt-4">
        <WithdrawButton jobId={job.id} onWithdrawn={onClose} />
      </div>
    </>
  );
}

const NOT_APPROVED = 'A video can be shared once it is approved';

/** Opens the dialog in which a video goes live and is taken back. */
export function ShareButton({ job }: { readonly job: JobBody }) {
  const [isOpen, setIsOpen] = useState(false);
  const isShared = job.shareUrl !== null;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        disabledReason={job.moderationStatus === 'approved' ? null : NOT_APPROVED}
        onClick={() => setIsOpen(true)}
      >
        <Share2 aria-hidden="true" className="size-4" />
        Share
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={isShared ? 'This video is live' : 'Share this video'}
        description="Visitors confirm their age and see the helpline of their market; other countries are refused."
      >
        {isShared ? (
          <SharedPanel job={job} onClose={() => setIsOpen(false)} />
        ) : (
          <ShareForm job={job} share={null} />
        )}
      </Dialog>
    </>
  );
}
