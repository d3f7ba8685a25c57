import { PenLine } from 'lucide-react';
import { useRef, useState } from 'react';

import { toastFailure } from '#web/api/toast-failure.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { dismissFailure, toast } from '#web/ui/toast-store.ts';

interface ScriptAssistButtonProps {
  readonly values: CreateFormValues;
  readonly onWritten: (prompt: string) => void;
}

/** Has a prompt written, by code that comes with the first press; pressed again, another is written. */
export function ScriptAssistButton({ values, onWritten }: ScriptAssistButtonProps) {
  const { organization } = useSignedIn();
  const lastWritten = useRef('');
  const isRunning = useRef(false);
  const [isPending, setIsPending] = useState(false);

  async function handleClick() {
    const { preset } = values;
    if (preset === '') toast({ title: TEXTS.selectPresetFirst, tone: 'destructive' });
    // A double click comes before the button is drawn busy.
    if (preset === '' || isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
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
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  }

  return (
    <Button size="small" variant="secondary" pending={isPending} onClick={() => void handleClick()}>
      {!isPending && <PenLine aria-hidden="true" className="size-4 text-gilt" />}
      {TEXTS.scriptAssist}
    </Button>
  );
}
