import { Link } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { CORRECTION_TEXTS } from '#web/features/create-video/correction/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Film } from '#web/ui/video/film.tsx';

interface RejectedVideoProps {
  readonly videoId: string;
  /** Undefined until it is known. */
  readonly video: JobBody | undefined;
}

/** Plays the rejected video; shows no player if it was rejected before rendering. */
export function RejectedVideo({ videoId, video }: RejectedVideoProps) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2 text-sm font-semibold">
        {CORRECTION_TEXTS.rejectedVideo}
        <Button asChild variant="link" size="inline">
          <Link to={PATHS.videoOf(videoId)}>{CORRECTION_TEXTS.openVideo}</Link>
        </Button>
      </p>
      {video?.videoUrl && (
        <div className="relative aspect-video">
          <Film
            prompt={CORRECTION_TEXTS.rejectedVideo}
            videoUrl={video.videoUrl}
            posterUrl={video.posterUrl}
            shape={video.controlsJson['aspectRatio']}
          />
        </div>
      )}
    </>
  );
}
