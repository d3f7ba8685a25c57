import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { PresetPicture } from '#web/art/preset-picture.tsx';

/** A small still beside a folded review. */
export function ReviewThumbnail({ job }: { readonly job: ReviewJobBody }) {
  return (
    <div className="evening relative aspect-video w-24 shrink-0 overflow-hidden rounded-plaque bg-(--art-black) sm:w-36">
      {job.posterUrl ? (
        <img src={job.posterUrl} alt="" loading="lazy" className="size-full object-contain" />
      ) : (
        <PresetPicture preset={job.preset} sizes="9rem" className="size-full" />
      )}
    </div>
  );
}
