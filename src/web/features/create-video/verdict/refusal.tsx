import { OctagonX } from 'lucide-react';

import type { CheckResponseBody } from '#contracts/schemas/compliance.ts';
import { Findings } from '#web/features/create-video/verdict/verdict-words.tsx';
import { VERDICT_TEXTS } from '#web/features/create-video/order/texts.ts';
import {
  refusedWords,
  removeAllWords,
  selectRefused,
} from '#web/features/create-video/verdict/select-words.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { Button } from '#web/ui/button.tsx';

/** Below the prompt, where else it is said that all is well: what is not allowed, and what to write instead. */
export function Refusal({ verdict }: { readonly verdict: CheckResponseBody }) {
  const refused = refusedWords(verdict);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <p className="flex items-center gap-2 font-semibold text-danger">
          <OctagonX aria-hidden="true" className="size-4.5 shrink-0" />
          {VERDICT_TEXTS.notAllowed(refused.length)}
        </p>
        {refused.length > 1 && (
          <Button variant="link" size="inline" onClick={() => removeAllWords(refused)}>
            {VERDICT_TEXTS.removeAll}
          </Button>
        )}
      </div>
      <Findings verdict={verdict} findings={verdict.findings} />
    </>
  );
}

interface NotAllowedProps {
  readonly id: string;
  readonly verdict: Workbench['verdict'];
  /** Where all of it is said. */
  readonly reasonsId: string;
}

/** Beside the price: what is not allowed, and where it stands. */
export function NotAllowed({ id, verdict, reasonsId }: NotAllowedProps) {
  const refused = refusedWords(verdict);
  const [first] = refused;
  function show() {
    if (!selectRefused(verdict)) document.getElementById(reasonsId)?.scrollIntoView();
  }
  return (
    <p id={id} className="text-sm text-danger">
      {/* Beside the prompt, where it is said, once is enough. */}
      <span className="@5xl/bench:sr-only">{VERDICT_TEXTS.notAllowed(refused.length)}</span>{' '}
      <Button variant="link" size="inline" className="text-left! whitespace-normal!" onClick={show}>
        {first ? VERDICT_TEXTS.goTo(first.excerpt) : VERDICT_TEXTS.seeWhy}
      </Button>
    </p>
  );
}
