import type { Ref } from 'react';

import { PROMPT_LENGTH } from '#domain/limits.ts';
import type { Found } from '#web/features/create-video/prompt/excerpt-places.ts';
import type { Place } from '#web/features/create-video/prompt/marked-pieces.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Textarea } from '#web/ui/forms/input.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

/** Comes with the first prompt that was read. */
const PromptMarks = lateComponent(
  async () => (await import('#web/features/create-video/prompt/prompt-marks.tsx')).PromptMarks,
  { isQuiet: true },
);

interface PromptBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Where the fields below were read. */
  readonly places: readonly Place[];
  /** What the policy found: underlined where it stands. */
  readonly found: readonly Found[];
  /** The field that somebody edits: its place stands out. */
  readonly activeField: string | null;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** Both layers break their lines alike. Their row keeps the height of the text (`auto-rows-max`): the box around both scrolls them together. */
const TYPE =
  'col-start-1 row-start-1 min-h-27! w-full px-3 py-2.5 text-base leading-relaxed wrap-break-word whitespace-pre-wrap';

/** Whether refused words stand in the text. */
const isIn =
  (text: string) =>
  ({ severity, excerpt }: Found) =>
    severity === 'block' && excerpt !== '' && text.includes(excerpt);

/**
 * The prompt, as tall as its text up to half a window; what was read from it, and what the policy
 * found, is marked behind the letters.
 */
export function PromptBox(props: PromptBoxProps) {
  const { value, onChange, places, found, activeField, ref } = props;
  return (
    <div className="grid max-h-[max(12rem,42dvh)] auto-rows-max overflow-y-auto rounded-plaque bg-field has-focus-visible:outline-2 has-focus-visible:outline-gilt has-aria-invalid:outline-danger">
      <div
        aria-hidden="true"
        dir="auto"
        className={classNames(
          TYPE,
          'border border-transparent text-transparent [unicode-bidi:plaintext]',
        )}
      >
        {places.length + found.length === 0 ? (
          value
        ) : (
          <PromptMarks
            waiting={value}
            prompt={value}
            places={places}
            found={found}
            activeField={activeField}
          />
        )}
        {/* A last line without letters has its height, too. */}
        {'\u200B'}
      </div>
      <Textarea
        ref={ref}
        {...(found.some(isIn(value)) && { 'aria-invalid': true })}
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
