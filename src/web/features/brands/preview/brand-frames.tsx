import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import { FrameBox } from '#web/features/brands/preview/frame-box.tsx';
import { frameQuery, SAMPLE_FRAMES } from '#web/features/brands/preview/frame-queries.ts';
import { TEXTS } from '#web/features/brands/texts.ts';

/** Five frames of videos of the brand as it is published, drawn one after another. */
export function BrandFrames({ brand }: { readonly brand: BrandBody }) {
  const [doneCount, setDoneCount] = useState(0);
  const frames = useQueries({
    queries: SAMPLE_FRAMES.map((frame, index) => ({
      ...frameQuery(brand, frame),
      enabled: index <= doneCount,
    })),
  });
  const firstOpen = frames.findIndex(({ isPending }) => isPending);
  const done = firstOpen === -1 ? SAMPLE_FRAMES.length : firstOpen;
  if (done !== doneCount) setDoneCount(done);
  return (
    <section aria-labelledby="brand-frames" className="mb-8 grid gap-3">
      <h3 id="brand-frames" className="font-semibold">
        {TEXTS.framesOfVersion(brand.version)}
      </h3>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {SAMPLE_FRAMES.map(({ preset }, index) => (
          <li key={preset}>
            <FrameBox
              label={TEXTS.games[preset]}
              alt={TEXTS.frameOf(preset)}
              still={frames[index]?.data ?? null}
              waitingPreset={preset}
              isDrawing={frames[index]?.isPending ?? false}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
