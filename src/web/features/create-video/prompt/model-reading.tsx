import { Sparkles } from 'lucide-react';

import type { BriefReader } from '#web/features/create-video/prompt/use-brief.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** Has the configured language model read the prompt, and says what leaves the server for it. */
export function ModelReading({ reader }: { readonly reader: BriefReader }) {
  const { brief, isModelReading, readWithModel } = reader;
  const name = brief?.modelName;
  if (!brief || !name) return null;

  async function handlePress() {
    const read = await readWithModel();
    if (read?.readBy !== 'model') {
      toast({ title: WORD_TEXTS.modelDidNotRead(name ?? ''), tone: 'destructive' });
    }
  }

  if (brief.readBy === 'model') {
    return <p className="text-sm text-muted">{WORD_TEXTS.readByModel(name)}</p>;
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        size="small"
        variant="secondary"
        pending={isModelReading}
        onClick={() => void handlePress()}
      >
        {!isModelReading && <Sparkles aria-hidden="true" className="size-4 text-gilt" />}
        {WORD_TEXTS.readWith(name)}
      </Button>
      <p className="text-sm text-muted">{WORD_TEXTS.sentTo(name)}</p>
    </div>
  );
}
