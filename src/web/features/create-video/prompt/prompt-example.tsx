import { TEXTS } from '#web/features/create-video/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Shows how a prompt is written, and fills it in with one press. */
export function PromptExample({ onUse }: { readonly onUse: () => void }) {
  return (
    <div className="grid justify-items-start gap-1.5 border-l-2 border-gilt-line pl-3 text-sm">
      <p className="label-caps text-gilt">{TEXTS.forExample}</p>
      <p className="text-muted">{TEXTS.promptExample}</p>
      <Button variant="link" size="inline" onClick={onUse}>
        {TEXTS.takeExample}
      </Button>
    </div>
  );
}
