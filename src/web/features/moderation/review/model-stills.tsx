import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';

/**
 * Six moments of what a model made of a film: whoever can be seen is judged by a person, never by a machine. Besides,
 * where a machine saw letters.
 */
export function ModelStills({ job }: { readonly job: ReviewJobBody }) {
  const { videoUrl, modelStills, modelLetters } = job;
  if (modelStills.length === 0 || videoUrl === null) return null;
  return (
    <>
      <Stills caption={TEXTS.lookAtEverybody} videoUrl={videoUrl} moments={modelStills} />
      {modelLetters.length > 0 && (
        <Stills caption={TEXTS.lettersSeen} videoUrl={videoUrl} moments={modelLetters} />
      )}
    </>
  );
}

function Stills({
  caption,
  videoUrl,
  moments,
}: {
  readonly caption: string;
  readonly videoUrl: string;
  readonly moments: readonly number[];
}) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm text-muted">{caption}</figcaption>
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
