import { RotateCw } from 'lucide-react';

import { Button } from '#web/ui/button.tsx';
import { TEXTS } from '#web/ui/texts.ts';

interface ErrorStateProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
  readonly pending: boolean;
}

export function ErrorState({ title, text, onRetry, pending }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <p className="font-display text-2xl leading-tight font-semibold">{title}</p>
      <p className="max-w-prose text-muted">{text}</p>
      <Button variant="secondary" onClick={onRetry} pending={pending} className="mt-2">
        {!pending && <RotateCw aria-hidden="true" className="size-4" />}
        {TEXTS.tryAgain}
      </Button>
    </div>
  );
}
