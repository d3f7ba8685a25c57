import type { BriefBody } from '#contracts/schemas/brief.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { controlsFromPrompt } from '#web/features/create-video/prompt/controls-from-prompt.ts';
import { lookWords } from '#web/features/create-video/prompt/look-words.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { READ_TEXTS } from '#web/features/create-video/prompt/texts.ts';

interface SetFromPromptProps {
  readonly brief: Pick<BriefBody, 'look' | 'duration' | 'aspectRatio'>;
  readonly values: Pick<CreateFormValues, 'editedControls' | 'crowdDensity' | 'hidesLandscape'>;
  /** How many people the film shows, once it is planned. */
  readonly people: string | undefined;
  readonly onChange: (changes: Pick<CreateFormValues, 'hidesLandscape'>) => void;
}

/** Which controls the prompt has set, and what else it asks of picture and sound. */
export function SetFromPrompt({ brief, values, people, onChange }: SetFromPromptProps) {
  const { duration, aspectRatio } = controlsFromPrompt(brief, values.editedControls);
  const settings = [
    ...(duration === undefined ? [] : [TEXTS.seconds(duration)]),
    ...(aspectRatio === undefined ? [] : [aspectRatio]),
  ];
  const { landscape } = brief.look ?? {};
  const wishes = lookWords(brief.look, { asked: values.crowdDensity, planned: people });
  return (
    <div aria-live="polite" className="mt-3 grid gap-1 text-sm text-muted empty:hidden">
      {settings.length > 0 && <p>{READ_TEXTS.fromPrompt(settings.join(', '))}</p>}
      {wishes.length > 0 && <p>{READ_TEXTS.lookFromPrompt(wishes.join(', '))}</p>}
      {landscape && landscape !== 'none' && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="size-4 accent-brass"
            checked={!values.hidesLandscape}
            onChange={(event) => onChange({ hidesLandscape: !event.target.checked })}
          />
          {READ_TEXTS.landscape(landscape)}
        </label>
      )}
    </div>
  );
}

/** The shots that the prompt lists. */
export function ShotsNamed({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold">{READ_TEXTS.shotsNamed}</p>
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
