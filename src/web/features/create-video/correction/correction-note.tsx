import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { call } from '#web/api/client.ts';
import { initialValues } from '#web/features/create-video/create-form.ts';
import { partsInNote } from '#web/features/create-video/correction/fields-in-note.ts';
import { RejectedVideo } from '#web/features/create-video/correction/rejected-video.tsx';
import { saysTheSame } from '#web/features/create-video/correction/says-the-same.ts';
import { CORRECTION_TEXTS } from '#web/features/create-video/correction/texts.ts';
import { seedFrom } from '#web/features/create-video/settings/random-seed.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { NamedWords } from '#web/features/create-video/words/bench-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface CorrectionNoteProps {
  readonly bench: Workbench;
  /** The rejected video. */
  readonly videoId: string;
  /** Whether only what the note is about is shown. */
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  /** Says why it is not sent; null where it can be. */
  readonly onHoldBack: (reason: string | null) => void;
  /** Gives a frame of the rejected video. */
  readonly onStill: (still: string | undefined) => void;
}

/** The rejected video, what the reviewer said, and the words that it is about; a press brings the rest. */
export function CorrectionNote({
  bench,
  videoId,
  isFolded,
  onFold,
  onHoldBack,
  onStill,
}: CorrectionNoteProps) {
  const { reviewNote, locationState, values, seed } = bench;
  const [ordered] = useState(() => ({
    ...initialValues(locationState),
    seed: seedFrom(locationState),
  }));
  const isUnchanged = saysTheSame({ ...values, seed }, ordered);
  // Sent, it would use up a free correction in vain.
  useEffect(() => {
    onHoldBack(isUnchanged ? CORRECTION_TEXTS.changeFirst : null);
  }, [isUnchanged, onHoldBack]);
  const { data: video } = useQuery({
    queryKey: ['rejected-video', videoId],
    queryFn: ({ signal }) => call(jobRoutes.checkStatus, { params: { id: videoId }, signal }),
  });
  const still = video?.posterUrl ?? undefined;
  useEffect(() => onStill(still), [still, onStill]);
  const parts = partsInNote(reviewNote, locationState);
  const needsAll = parts.length === 0 || hasOtherProblem(bench, parts);
  useEffect(() => {
    if (needsAll) onFold(false);
  }, [needsAll, onFold]);
  return (
    <>
      <section
        aria-label={CORRECTION_TEXTS.correction}
        className="overflow-hidden rounded-card border border-line bg-surface"
      >
        <RejectedVideo videoId={videoId} video={video} />
        <div className="grid gap-2 p-4 pt-2">
          {reviewNote && (
            <p dir="auto" className="wrap-anywhere text-danger">
              <span className="font-semibold">{CORRECTION_TEXTS.reviewerSaid}</span> {reviewNote}
            </p>
          )}
          <p className="text-sm text-muted">
            {CORRECTION_TEXTS.freeOfCharge(video?.freeCorrectionsLeft ?? 0)}
          </p>
        </div>
      </section>
      {parts.length > 0 && (
        <>
          <div className="@container/card grid gap-3">
            <NamedWords bench={bench} parts={parts} />
          </div>
          <Button
            variant="secondary"
            aria-expanded={!isFolded}
            className="justify-self-start"
            onClick={() => onFold(!isFolded)}
          >
            {CORRECTION_TEXTS.changeSomethingElse}
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-4', !isFolded && 'rotate-180')}
            />
          </Button>
        </>
      )}
    </>
  );
}

/** Whether something besides these words has to be changed. */
function hasOtherProblem({ problems, verdict }: Workbench, parts: readonly string[]): boolean {
  if (verdict?.decision === 'block') return true;
  return Object.keys(problems).some(
    (path) => !parts.some((part) => path.startsWith(`words.${part}`)),
  );
}
