import { PenLine } from 'lucide-react';
import { useRef } from 'react';

import { scriptRoutes } from '#contracts/routes/script.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { languageOfNewVideos } from '#web/features/create-video/settings/organization-defaults.ts';
import { controlsOf } from '#web/features/create-video/settings/remembered-controls.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface ScriptAssistButtonProps {
  readonly values: CreateFormValues;
  readonly onWritten: (prompt: string) => void;
}

/** What a prompt is written with, where nobody wrote it beside. */
const SUGGESTED = ['headline', 'callToAction'] as const;

/** Has a prompt written for the preset, or a begun one finished; pressed again, another is written. */
export function ScriptAssistButton({ values, onWritten }: ScriptAssistButtonProps) {
  const { organization } = useSignedIn();
  const lastWritten = useRef('');
  const assist = useChange({
    mutationFn: (presetId: Exclude<CreateFormValues['preset'], ''>) => {
      const draft = values.prompt.trim();
      const isDraft = draft !== '' && draft !== lastWritten.current.trim();
      return call(scriptRoutes.generatePrompt, {
        body: {
          presetId,
          ...(isDraft
            ? { draft }
            : { language: languageOfNewVideos(organization, navigator.language) }),
          written: SUGGESTED.filter((word) => values.card.editedParts.includes(word)),
          controls: controlsOf(values),
        },
      });
    },
    onSuccess: ({ prompt }) => {
      lastWritten.current = prompt;
      onWritten(prompt);
      toast({ title: TEXTS.promptGenerated });
    },
    onError: (error) =>
      toastFailure({ title: TEXTS.assistFailed, error, fallback: TEXTS.couldNotGenerate }),
  });

  function handleClick() {
    if (values.preset === '') toast({ title: TEXTS.selectPresetFirst, tone: 'destructive' });
    else assist.mutate(values.preset);
  }

  return (
    <Button size="small" variant="secondary" pending={assist.isPending} onClick={handleClick}>
      {!assist.isPending && <PenLine aria-hidden="true" className="size-4 text-gilt" />}
      {TEXTS.scriptAssist}
    </Button>
  );
}
