import type { Found } from '#web/features/create-video/prompt/excerpt-places.ts';
import { markedPieces, type Place } from '#web/features/create-video/prompt/marked-pieces.ts';
import { classNames } from '#web/ui/class-names.ts';

const UNDERLINES = { block: 'decoration-danger', flag: 'decoration-amber' } as const;

interface PromptMarksProps {
  readonly prompt: string;
  /** Where the fields below were read. */
  readonly places: readonly Place[];
  /** What the policy found: underlined where it stands. */
  readonly found: readonly Found[];
  /** The field that somebody edits: its place stands out. */
  readonly activeField: string | null;
}

/** The letters of the prompt, unseen, with the marks behind them. */
export function PromptMarks({ prompt, places, found, activeField }: PromptMarksProps) {
  return markedPieces(prompt, places, found).map(({ text, field, severity }, index) => {
    if (field === undefined && severity === undefined) return text;
    const isActive = activeField !== null && field?.startsWith(activeField);
    return (
      <mark
        key={`${index} ${text}`}
        className={classNames(
          'rounded-xs text-transparent',
          field === undefined ? 'bg-transparent' : isActive ? 'bg-brass/60' : 'bg-brass/22',
          severity &&
            `underline decoration-wavy decoration-2 underline-offset-3 ${UNDERLINES[severity]}`,
        )}
      >
        {text}
      </mark>
    );
  });
}
