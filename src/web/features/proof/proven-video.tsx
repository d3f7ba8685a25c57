import { useQuery } from '@tanstack/react-query';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import { titleOfVideo } from '#domain/video-title.ts';
import { call } from '#web/api/client.ts';

/** Which video a sheet is about; with its picture where it is the organization's own. */
export function ProvenVideo({ sheet }: { readonly sheet: ProofSheetBody }) {
  const { jobId, words, prompt } = sheet;
  const { data: video } = useQuery({
    queryKey: ['proven-video', jobId],
    queryFn: ({ signal }) => call(jobRoutes.checkStatus, { params: { id: jobId }, signal }),
  });
  return (
    <figure className="grid min-w-0 flex-1 basis-64 content-start gap-2">
      {video?.posterUrl && (
        <img
          src={video.posterUrl}
          alt=""
          className="max-h-44 max-w-full justify-self-start rounded-plaque border border-line"
        />
      )}
      <figcaption dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
        {titleOfVideo({ label: video?.title ?? null, words, prompt })}
      </figcaption>
    </figure>
  );
}
