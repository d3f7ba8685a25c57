import { TEXTS } from '#web/features/create-video/texts.ts';

interface CorrectionNoteProps {
  readonly reviewNote: string | undefined;
}

/** Over an order that corrects a rejected video: what it costs, and what the reviewer asked for. */
export function CorrectionNote({ reviewNote }: CorrectionNoteProps) {
  return (
    <div className="grid gap-1 rounded-plaque bg-jade-surface px-4 py-3 text-jade">
      <p>{TEXTS.correctsRejected}</p>
      {reviewNote && (
        <p dir="auto" className="text-ink wrap-anywhere">
          <span className="font-semibold">{TEXTS.reviewerSaid}</span> {reviewNote}
        </p>
      )}
    </div>
  );
}
