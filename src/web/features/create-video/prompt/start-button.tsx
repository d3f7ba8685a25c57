import { CopyPlus } from 'lucide-react';

import { TEXTS } from '#web/features/create-video/texts.ts';
import { Button } from '#web/ui/button.tsx';

export function StartButton({ onStart }: { readonly onStart: () => void }) {
  return (
    <Button size="small" variant="secondary" className="justify-self-start" onClick={onStart}>
      <CopyPlus aria-hidden="true" className="size-4" />
      {TEXTS.startFromLast}
    </Button>
  );
}
