import { PenLine } from 'lucide-react';
import { useRef } from 'react';

import { toastFailure } from '#web/api/toast-failure.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { dismissFailure, toast } from '#web/ui/feedback/toast-store.ts';
import { useOneAtATime } from '#web/ui/hooks/use-one-at-a-time.ts';

interface ScriptAssistButtonProps {
  readonly values: CreateFormValues;
  readonly onWritten: (prompt: string) => void;
}

/** Has a prompt written, by code that comes with the first press; pressed again, another is written. */
export function ScriptAssistButton({ values, onWritten }: ScriptAssistButtonProps) {
  const { organization } = useSignedIn();
  const lastWritten = useRef('');

  const { isRunning, run } = useOneAtATime(async () => {
    const { preset } = values;
    if (preset === '') {
      toast({ title: TEXTS.selectPresetFirst, tone: 'destructive' });
      return;
    }
    try {
      const { writePrompt } = await import('#web/features/create-video/words/write-prompt.ts');
      const circumstances = { organization, lastWritten: lastWritten.current };
      const prompt = await writePrompt({ ...values, preset }, circumstances);
      lastWritten.current = prompt;
      onWritten(prompt);
      dismissFailure();
      toast({ title: TEXTS.promptGenerated });
    } catch (error) {
      toastFailure({ title: TEXTS.assistFailed, error, fallback: TEXTS.couldNotGenerate });
    }
  });

  return (
    <Button size="small" variant="secondary" pending={isRunning} onClick={() => void run()}>
      {!isRunning && <PenLine aria-hidden="true" className="size-4 text-gilt" />}
      {TEXTS.scriptAssist}
    </Button>
  );
}
