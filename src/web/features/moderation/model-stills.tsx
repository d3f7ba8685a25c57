import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';

/** Six moments of what a model made of a film: whoever can be seen is judged by a person, never by a machine. */
export function ModelStills({ job }: { readonly job: ReviewJobBody }) {
  const { videoUrl, modelStills } = job;
  if (modelStills.length === 0 || videoUrl === null) return null;
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm text-muted">{TEXTS.lookAtEverybody}</figcaption>
      <div className="grid grid-cols-3 gap-1.5">
        {modelStills.map((moment) => (
          <video
            key={moment}
            aria-label={TEXTS.stillAt(moment)}
            src={`${videoUrl}#t=${moment.toFixed(2)}`}
            preload="metadata"
            muted
            playsInline
            className="aspect-video w-full rounded-[4px] bg-page object-contain"
          />
        ))}
      </div>
    </figure>
  );
}
