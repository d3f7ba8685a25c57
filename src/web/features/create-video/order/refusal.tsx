import { OctagonX } from 'lucide-react';

import { canBeAppealed } from '#domain/appeals.ts';
import { completeValues, orderOf } from '#web/features/create-video/create-form.ts';
import { AppealForm } from '#web/features/create-video/order/appeal-form.tsx';
import { Findings } from '#web/features/create-video/order/verdict-words.tsx';
import { TEXTS } from '#web/features/create-video/texts.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';

/** In place of the preview of a video that is not allowed: why, what to write instead, and an appeal. */
export function Refusal({ bench }: { readonly bench: Workbench }) {
  const { verdict, values } = bench;
  if (!verdict) return null;
  const complete = completeValues(values);
  return (
    <div className="grid gap-4 rounded-card border border-danger bg-surface p-5">
      <p className="flex items-start gap-2.5 font-semibold text-danger">
        <OctagonX aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {TEXTS.notDrawn}
      </p>
      <Findings findings={verdict.findings} />
      {canBeAppealed(verdict.findings) && complete && (
        <div className="border-t border-line pt-3">
          <AppealForm order={orderOf(complete, values)} />
        </div>
      )}
    </div>
  );
}
