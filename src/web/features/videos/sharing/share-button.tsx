import { Share2 } from 'lucide-react';
import { useState } from 'react';

import type { JobBody } from '#contracts/schemas/job.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { titleOf } from '#web/features/videos/title-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

/** Comes when the dialog is first opened. */
const SharePanel = lateComponent(
  async () => (await import('#web/features/videos/sharing/share-panel.tsx')).SharePanel,
  { waiting: <Skeleton className="h-64" /> },
);

interface ShareButtonProps {
  readonly job: JobBody;
  readonly variant: 'primary' | 'secondary' | 'quiet';
  /** Beside a next step, where there is no room for words. */
  readonly isIcon?: boolean;
  /** Why it cannot be shared now. */
  readonly disabledReason?: string | null;
}

/** Opens the dialog in which an approved video goes live and is taken back. */
export function ShareButton({
  job,
  variant,
  isIcon = false,
  disabledReason = null,
}: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isShared = job.shareUrl !== null;
  return (
    <>
      <Button
        size={isIcon ? 'icon' : 'small'}
        variant={variant}
        title={isIcon ? TEXTS.share : undefined}
        disabledReason={disabledReason}
        isReasonShown
        onClick={() => setIsOpen(true)}
      >
        <Share2 aria-hidden="true" className="size-4" />
        <span className={isIcon ? 'sr-only' : ''}>{TEXTS.share}</span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={isShared ? TEXTS.thisVideoIsLive : TEXTS.shareThisVideo}
        description={<bdi className="wrap-anywhere">{titleOf(job)}</bdi>}
      >
        <SharePanel job={job} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
