import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { ReviewThumbnail } from '#web/features/moderation/review/review-thumbnail.tsx';
import { titleOfReview } from '#web/features/moderation/review/review-title.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';

const SHOWN_MAX = 3;

/** Which videos a dialog is about: their stills and titles. */
export function NamedVideos({ videos }: { readonly videos: readonly ReviewJobBody[] }) {
  const others = videos.length - SHOWN_MAX;
  return (
    <ul aria-label={TEXTS.videos} className="grid gap-2">
      {videos.slice(0, SHOWN_MAX).map((job) => (
        <li key={job.id} className="flex items-center gap-4 rounded-plaque bg-surface p-2">
          <ReviewThumbnail job={job} />
          <div className="grid min-w-0 gap-0.5">
            <p dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
              {titleOfReview(job)}
            </p>
            <p className="truncate text-sm text-muted">
              <bdi>{job.author ?? TEXTS.aClosedAccount}</bdi> · <bdi>{job.organizationName}</bdi>
            </p>
          </div>
        </li>
      ))}
      {others > 0 && <li className="px-2 text-sm text-muted">{TEXTS.andMore(others)}</li>}
    </ul>
  );
}
