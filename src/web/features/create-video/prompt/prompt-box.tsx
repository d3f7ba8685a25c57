import type { Ref } from 'react';

import { PROMPT_LENGTH } from '#domain/limits.ts';
import {
  markedPieces,
  type Found,
  type Place,
} from '#web/features/create-video/prompt/prompt-marks.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Textarea } from '#web/ui/input.tsx';

interface PromptBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Where the fields below were read. */
  readonly places: readonly Place[];
  /** What the policy found: underlined where it stands. */
  readonly found: readonly Found[] | undefined;
  /** The field that somebody edits: its place stands out. */
  readonly activeField: string | null;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** Both layers break their lines alike. Their row keeps the height of the text (`auto-rows-max`): the box around both scrolls them together. */
const TYPE =
  'col-start-1 row-start-1 min-h-27! w-full px-3 py-2.5 text-base leading-relaxed wrap-break-word whitespace-pre-wrap';

const UNDERLINES = { block: 'decoration-danger', flag: 'decoration-amber' } as const;

/**
 * The prompt, as tall as its text up to half a window; what was read from it, and what the policy
 * found, is marked behind the letters.
 */
export function PromptBox(props: PromptBoxProps) {
  const { value, onChange, places, found, activeField, ref } = props;
  return (
    <div className="grid max-h-[max(12rem,42dvh)] auto-rows-max overflow-y-auto rounded-plaque bg-field has-focus-visible:outline-2 has-focus-visible:outline-gilt">
      <div
        aria-hidden="true"
        dir="auto"
        className={classNames(
          TYPE,
          'border border-transparent text-transparent [unicode-bidi:plaintext]',
        )}
      >
        {markedPieces(value, places, found).map(({ text, field, severity }, index) =>
          field === undefined && severity === undefined ? (
            text
          ) : (
            <mark
              key={`${index} ${text}`}
              className={classNames(
                'rounded-xs bg-transparent text-transparent',
                field !== undefined &&
                  (activeField !== null && field.startsWith(activeField)
                    ? 'bg-brass/60!'
                    : 'bg-brass/22!'),
                severity &&
                  `underline decoration-wavy decoration-2 underline-offset-3 ${UNDERLINES[severity]}`,
              )}
            >
              {text}
            </mark>
          ),
        )}
        {/* A last line without letters has its height, too. */}
        {'\u200B'}
      </div>
      <Textarea
        ref={ref}
        dir="auto"
        placeholder={TEXTS.promptPlaceholder}
        maxLength={PROMPT_LENGTH.max}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(TYPE, 'resize-none overflow-hidden bg-transparent outline-none!')}
      />
    </div>
  );
}
