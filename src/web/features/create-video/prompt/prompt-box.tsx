import type { Ref } from 'react';

import { PROMPT_LENGTH } from '#domain/limits.ts';
import { markedPieces, type Place } from '#web/features/create-video/prompt/prompt-marks.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Textarea } from '#web/ui/input.tsx';

interface PromptBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Where the fields below were read. */
  readonly places: readonly Place[];
  /** The field that somebody edits: its place stands out. */
  readonly activeField: string | null;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** Both layers break their lines alike. Their row keeps the height of the text (`auto-rows-max`): the box around both scrolls them together. */
const TYPE =
  'col-start-1 row-start-1 min-h-27! w-full px-3 py-2.5 text-base leading-relaxed wrap-break-word whitespace-pre-wrap';

/** The prompt, as tall as its text up to half a window; what was read from it is marked behind the letters. */
export function PromptBox({ value, onChange, places, activeField, ref }: PromptBoxProps) {
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
        {markedPieces(value, places).map(({ text, field }, index) =>
          field === undefined ? (
            text
          ) : (
            <mark
              key={`${index} ${field}`}
              className={classNames(
                'rounded-xs text-transparent',
                activeField !== null && field.startsWith(activeField)
                  ? 'bg-brass/60'
                  : 'bg-brass/22',
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
