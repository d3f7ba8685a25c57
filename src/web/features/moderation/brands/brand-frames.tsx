import { useQuery } from '@tanstack/react-query';

import { brandFramesQuery } from '#web/features/moderation/brands/brand-frames-query.ts';
import type { NewBrand } from '#web/features/moderation/operator-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';

const KINDS = ['title', 'endCard'] as const;

/** The title and the end card of a video of the brand. */
export function BrandFrames({ brand }: { readonly brand: NewBrand }) {
  const { data, isPending } = useQuery(brandFramesQuery(brand));
  return (
    <div className="grid grid-cols-2 content-start gap-3 lg:grid-cols-1">
      {KINDS.map((kind) => (
        <Frame
          key={kind}
          label={TEXTS.brandFrames[kind]}
          brandName={brand.name}
          still={data?.find((frame) => frame.kind === kind)?.still ?? null}
          isDrawing={isPending}
        />
      ))}
    </div>
  );
}

interface FrameProps {
  readonly label: string;
  readonly brandName: string;
  /** An address; null while it is drawn, or where it cannot be. */
  readonly still: string | null;
  readonly isDrawing: boolean;
}

function Frame({ label, brandName, still, isDrawing }: FrameProps) {
  return (
    <figure className="grid gap-1.5">
      <div className="evening grid aspect-video place-items-center overflow-hidden rounded-plaque bg-(--art-black) text-ink">
        {still ? (
          <img
            src={still}
            alt={TEXTS.brandFrameOf(label, brandName)}
            className="size-full object-cover"
          />
        ) : (
          <p className="p-4 text-center text-sm">
            {isDrawing ? TEXTS.drawingFrame : TEXTS.noFrame}
          </p>
        )}
      </div>
      <figcaption className="text-sm text-muted">{label}</figcaption>
    </figure>
  );
}
