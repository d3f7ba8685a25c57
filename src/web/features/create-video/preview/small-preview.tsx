import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';

const SHAPES = { '16:9': 'aspect-video', '9:16': 'aspect-9/16', '1:1': 'aspect-square' } as const;

interface SmallPreviewProps {
  readonly shot: StoryboardBody['shots'][number];
  readonly aspectRatio: CreateFormValues['aspectRatio'];
  /** The id of the large preview. */
  readonly leadsTo: string;
}

/** On a phone: the film stays in sight while its words are written; a press leads to the preview. */
export function SmallPreview({ shot, aspectRatio, leadsTo }: SmallPreviewProps) {
  if (!shot.still) return null;
  return (
    <button
      type="button"
      onClick={() => document.getElementById(leadsTo)?.scrollIntoView()}
      className="sticky top-(--header-height) z-(--z-header) -mx-4 -mt-6 flex items-center gap-3 border-b border-line bg-page px-4 py-2 text-left text-sm sm:-mx-8 sm:-mt-8 sm:px-8 [@media(height<30rem)]:hidden @2xl/bench:hidden"
    >
      <img
        src={shot.still}
        alt=""
        className={`h-20 rounded-[4px] object-cover ${SHAPES[aspectRatio]}`}
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="text-gilt underline underline-offset-4">{TEXTS.showPreview}</span>
        {shot.words.slice(0, 2).map(({ role, text }) => (
          <span key={`${role} ${text}`} dir="auto" className="truncate text-muted">
            {text}
          </span>
        ))}
      </span>
    </button>
  );
}
