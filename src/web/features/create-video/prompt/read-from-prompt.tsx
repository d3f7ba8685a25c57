import type { BriefBody } from '#contracts/schemas/brief.ts';
import {
  controlsFromPrompt,
  type NamedControl,
} from '#web/features/create-video/prompt/controls-from-prompt.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';

interface SetFromPromptProps {
  readonly brief: BriefBody;
  readonly edited: readonly NamedControl[];
}

/** Which controls the prompt has set. */
export function SetFromPrompt({ brief, edited }: SetFromPromptProps) {
  const { duration, aspectRatio } = controlsFromPrompt(brief, edited);
  const settings = [
    ...(duration === undefined ? [] : [TEXTS.seconds(duration)]),
    ...(aspectRatio === undefined ? [] : [aspectRatio]),
  ];
  return (
    <p aria-live="polite" className="text-sm text-muted empty:hidden">
      {settings.length > 0 && TEXTS.fromPrompt(settings.join(', '))}
    </p>
  );
}

/** The shots that the prompt lists. */
export function ShotsNamed({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold">{TEXTS.shotsNamed}</p>
      <ol className="list-decimal pl-5 text-muted">
        {notes.map((note, index) => (
          <li key={`${index} ${note}`} dir="auto" className="wrap-anywhere">
            {note}
          </li>
        ))}
      </ol>
    </div>
  );
}
