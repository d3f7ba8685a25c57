import { OctagonX } from 'lucide-react';

import { canBeAppealed } from '#domain/appeals.ts';
import { completeValues, orderOf } from '#web/features/create-video/create-form.ts';
import { AppealForm } from '#web/features/create-video/order/appeal-form.tsx';
import { Findings } from '#web/features/create-video/order/verdict-words.tsx';
import { TEXTS, VERDICT_TEXTS } from '#web/features/create-video/order/texts.ts';
import { refusedWords, selectRefused } from '#web/features/create-video/order/select-words.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';

/** In place of the preview of a video that is not allowed: why, and what to write instead. */
export function Refusal({ bench: { verdict } }: { readonly bench: Workbench }) {
  if (!verdict) return null;
  return (
    <div className="grid gap-4">
      <p className="flex items-start gap-2.5 font-semibold text-danger">
        <OctagonX aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {VERDICT_TEXTS.policyBlocks}
      </p>
      <Findings findings={verdict.findings} />
    </div>
  );
}

/** Of a refusal that may be appealed; nobody decides about those of the operator. */
export function Appeal({ bench: { verdict, values } }: { readonly bench: Workbench }) {
  const { isOperator } = useSignedIn().organization;
  const complete = completeValues(values);
  if (isOperator || !verdict || !complete) return null;
  const isAppealable = canBeAppealed(verdict.findings);
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <p className="text-sm text-muted">
        {isAppealable ? TEXTS.canBeAppealed : TEXTS.cannotBeAppealed}
      </p>
      {isAppealable && <AppealForm order={orderOf(complete, values)} />}
    </div>
  );
}

interface NotAllowedProps {
  readonly id: string;
  readonly verdict: Workbench['verdict'];
  readonly previewId: string;
}

/** Beside the price: what is not allowed, and where it stands. */
export function NotAllowed({ id, verdict, previewId }: NotAllowedProps) {
  const [refused] = refusedWords(verdict);
  function show() {
    if (!selectRefused(verdict)) document.getElementById(previewId)?.scrollIntoView();
  }
  return (
    <p id={id} className="text-sm text-danger">
      {VERDICT_TEXTS.notAllowedYet}{' '}
      <Button variant="link" size="inline" className="text-left! whitespace-normal!" onClick={show}>
        {refused ? VERDICT_TEXTS.goTo(refused.excerpt) : VERDICT_TEXTS.seeWhy}
      </Button>
    </p>
  );
}
