import { useQuery } from '@tanstack/react-query';

import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import { PROVEN_PART_NAMES } from '#domain/proof/film-proof.ts';
import { checkNumbers } from '#web/features/proof/check-numbers.ts';
import { provenVideoQuery } from '#web/features/proof/proof-query.ts';
import { TEXTS } from '#web/features/proof/texts.ts';

const PERCENT = 100;
const HEIGHT_MAX_REM = 20;

/** A frame of the video that a sheet is about, where it is the organization's own. */
export function ProvenVideo({ sheet: { jobId, proof } }: { readonly sheet: ProofSheetBody }) {
  const { data: video } = useQuery(provenVideoQuery(jobId));
  if (!video?.posterUrl) return null;
  return (
    <div className="grid min-w-0 flex-1 basis-96 content-start xl:justify-items-end">
      <Frame posterUrl={video.posterUrl} proof={proof} />
    </div>
  );
}

/** A frame with a box around each part that was measured, numbered as the checks are. */
function Frame({ posterUrl, proof }: Pick<ProofSheetBody, 'proof'> & { posterUrl: string }) {
  const { width, height, parts } = proof;
  const numbers = checkNumbers(proof);
  const boxed = parts.flatMap(({ part, place }, index) => {
    const isFirst = parts.findIndex((other) => other.part === part) === index;
    return place && isFirst ? [{ part, place, number: numbers[index] ?? index + 1 }] : [];
  });
  const share = (pixels: number, of: number) => `${(pixels / of) * PERCENT}%`;
  return (
    <div
      className="relative overflow-hidden rounded-plaque"
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `min(100%, ${(HEIGHT_MAX_REM * width) / height}rem)`,
      }}
    >
      <img
        src={posterUrl}
        alt={TEXTS.measuredPlaces(boxed.map(({ part }) => PROVEN_PART_NAMES[part]))}
        className="block size-full"
      />
      {boxed.map(({ part, place, number }) => (
        <span
          key={part}
          aria-hidden="true"
          className="absolute rounded-[2px] outline-2 outline-offset-1 outline-jade"
          style={{
            left: share(place.x, width),
            top: share(place.y, height),
            width: share(place.width, width),
            height: share(place.height, height),
          }}
        >
          <span className="figures absolute bottom-full left-0 mb-1 grid size-5 place-items-center rounded-chip bg-jade text-xs font-semibold text-jade-surface">
            {number}
          </span>
        </span>
      ))}
    </div>
  );
}
