import { lazy, Suspense } from 'react';

import type { VerdictBody } from '#contracts/schemas/compliance.ts';

/** Comes with the first verdict, not with the screen. */
const VerdictWords = lazy(() =>
  import('#web/features/create-video/verdict-words.tsx').then((module) => ({
    default: module.VerdictWords,
  })),
);

/** The policy's verdict on what is being written, said politely as it changes. */
export function VerdictNote({ verdict }: { readonly verdict: VerdictBody | undefined }) {
  return (
    <div aria-live="polite" className="grid min-h-6 gap-2.5 text-[0.9375rem]">
      {verdict && (
        <Suspense fallback={null}>
          <VerdictWords verdict={verdict} />
        </Suspense>
      )}
    </div>
  );
}
