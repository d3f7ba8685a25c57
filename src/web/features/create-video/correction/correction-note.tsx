import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { call } from '#web/api/client.ts';
import { initialValues, type CreateFormValues } from '#web/features/create-video/create-form.ts';
import { saysTheSame } from '#web/features/create-video/correction/says-the-same.ts';
import { seedFrom } from '#web/features/create-video/settings/random-seed.ts';
import { RejectedVideo } from '#web/features/create-video/correction/rejected-video.tsx';
import {
  fieldsToCorrect,
  labelOfField,
} from '#web/features/create-video/correction/fields-in-note.ts';
import { CORRECTION_TEXTS } from '#web/features/create-video/correction/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { goToField } from '#web/features/create-video/words/folded-words.tsx';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';

interface CorrectionNoteProps {
  /** The rejected video. */
  readonly videoId: string;
  readonly reviewNote: string | undefined;
  /** The copied video. */
  readonly rejected: unknown;
  /** The order as it stands, and its take. */
  readonly values: CreateFormValues;
  readonly seed: number;
  /** Says why it is not sent; null where it can be. */
  readonly onHoldBack: (reason: string | null) => void;
}

/** Shows the rejected video above the order that corrects it, with the reviewer's note and the cost. */
export function CorrectionNote(props: CorrectionNoteProps) {
  const { videoId, reviewNote, rejected, values, seed, onHoldBack } = props;
  const [ordered] = useState(() => ({ ...initialValues(rejected), seed: seedFrom(rejected) }));
  const isUnchanged = saysTheSame({ ...values, seed }, ordered);
  // Sent, it would use up a free correction in vain.
  useEffect(() => {
    onHoldBack(isUnchanged ? CORRECTION_TEXTS.changeFirst : null);
  }, [isUnchanged, onHoldBack]);
  const { data: video } = useQuery({
    queryKey: ['rejected-video', videoId],
    queryFn: ({ signal }) => call(jobRoutes.checkStatus, { params: { id: videoId }, signal }),
  });
  const fields = fieldsToCorrect(reviewNote, rejected, values.card);
  return (
    <section
      aria-label={CORRECTION_TEXTS.correction}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <RejectedVideo videoId={videoId} video={video} />
      <div className="grid gap-2 p-4">
        {reviewNote && (
          <p dir="auto" className="wrap-anywhere text-danger">
            <span className="font-semibold">{CORRECTION_TEXTS.reviewerSaid}</span> {reviewNote}
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm empty:hidden">
          {fields.map((field) => (
            <Button key={field} variant="link" size="inline" onClick={() => goToField(field)}>
              {WORD_TEXTS.goTo(labelOfField(field))}
            </Button>
          ))}
        </p>
        <p className="text-sm text-muted">
          {CORRECTION_TEXTS.correctsRejected(video?.freeCorrectionsLeft ?? 0)}
        </p>
      </div>
    </section>
  );
}
