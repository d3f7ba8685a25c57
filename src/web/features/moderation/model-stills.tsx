import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';

const STILLS = 6;

/** Six moments of a film in which a model made pictures: whoever can be seen is judged by a person, never by a machine. */
export function ModelStills({ job }: { readonly job: ReviewJobBody }) {
  const { videoUrl, hasModelShots, controlsJson } = job;
  const seconds = Number(controlsJson['duration']);
  if (!hasModelShots || videoUrl === null || !(seconds > 0)) return null;
  const moments = Array.from({ length: STILLS }, (_, index) => ((index + 0.5) / STILLS) * seconds);
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm text-muted">{TEXTS.lookAtEverybody}</figcaption>
      <div className="grid grid-cols-3 gap-1.5">
        {moments.map((moment) => (
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
