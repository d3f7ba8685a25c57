import { useQuery } from '@tanstack/react-query';

import { brandFrameQuery, type NewBrand } from '#web/features/moderation/brand-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';

/** What a video of the brand begins with. */
export function BrandFrame({ brand }: { readonly brand: NewBrand }) {
  const { data, isError } = useQuery(brandFrameQuery(brand));
  return (
    <div className="evening grid aspect-video place-items-center self-start overflow-hidden rounded-plaque bg-(--art-black) text-ink">
      {data ? (
        <img src={data} alt={TEXTS.sampleFrame(brand.name)} className="size-full object-cover" />
      ) : (
        <p className="p-4 text-center text-sm">
          {isError || data === null ? TEXTS.noFrame : TEXTS.drawingFrame}
        </p>
      )}
    </div>
  );
}
