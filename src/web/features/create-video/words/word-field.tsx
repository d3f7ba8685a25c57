import { X } from 'lucide-react';
import { useRef } from 'react';

import { WORDS_LENGTH_MAX } from '#domain/order/words.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

/** Comes with an error: what fonts draw is a long list. */
const UndrawnMend = lateComponent(
  async () => (await import('#web/features/create-video/word-checks/undrawn-mend.tsx')).UndrawnMend,
  { isQuiet: true },
);

export interface WordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly lengthMax?: number;
  /** One field of a row, which has a menu of its own: without a line above and a button inside. */
  readonly isInRow?: boolean;
  /** Leaves room for the menu of its row. */
  readonly hasMenu?: boolean;
  readonly placeholder?: string;
  /** Just asked for: somebody is about to write it. */
  readonly hasFocusAtFirst?: boolean;
  /** Shown, but somebody else's to change; the hint says whose. */
  readonly isReadOnly?: boolean;
  /** Says which of its words the policy does not allow. */
  readonly refused?: string | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Marks the field: the film does not show it, or a reviewer means it. */
  readonly note?: string | undefined;
  readonly onActive?: (isActive: boolean) => void;
  /** Given where a person edited the field. */
  readonly onReadAgain?: (() => void) | undefined;
  /** Given where it is known where the field was read. */
  readonly onShow?: (() => void) | undefined;
}

/** One piece of the words: what it counts, where it comes from, and a button that empties it. */
export function WordField(props: WordFieldProps) {
  const { label, value, onChange, lengthMax = WORDS_LENGTH_MAX, isReadOnly = false } = props;
  const { isInRow = false } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const { note, hint } = props;
  const canClear = value !== '' && !isReadOnly && !isInRow;

  function handleMend(mended: string) {
    onChange(mended);
    box.current?.focus();
  }

  return (
    <div className="grid justify-items-start gap-1 *:first:w-full">
      <Field
        label={label}
        isLabelHidden={isInRow}
        error={props.error ?? props.refused}
        hint={
          (note ?? hint) && (
            <>
              {note && <span className="block text-amber">{note}</span>} {hint}
            </>
          )
        }
        aside={!isInRow && <Aside {...props} />}
      >
        <div className="relative">
          <Textarea
            ref={box}
            rows={1}
            dir="auto"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that brings the field asks for it
            autoFocus={props.hasFocusAtFirst}
            className={classNames(
              'field-sizing-content min-h-10! resize-none py-2! leading-snug! pointer-coarse:min-h-11!',
              note && 'border-amber!',
              isInRow ? 'px-2.5 text-[0.9375rem]' : 'pr-10',
              props.hasMenu && 'pr-10!',
            )}
            autoComplete="off"
            maxLength={lengthMax}
            placeholder={props.placeholder}
            readOnly={isReadOnly}
            value={value}
            onFocus={() => props.onActive?.(true)}
            onBlur={() => props.onActive?.(false)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
            }}
            onChange={(event) =>
              // A pasted line break becomes a space: every piece is one line.
              onChange(event.target.value.replaceAll(/[\r\n]+/g, ' '))
            }
          />
          {canClear && (
            <Button
              variant="quiet"
              size="icon"
              className="absolute top-0 right-0"
              aria-label={WORD_TEXTS.clear(label)}
              title={WORD_TEXTS.clear(label)}
              onClick={() => handleMend('')}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          )}
        </div>
      </Field>
      {props.error && !isReadOnly && (
        <UndrawnMend label={label} value={value} onMend={handleMend} />
      )}
    </div>
  );
}

/** Nobody counts before it gets tight. */
const COUNTED_SHARE = 0.6;

function Aside({
  label,
  value,
  lengthMax = WORDS_LENGTH_MAX,
  onReadAgain,
  onShow,
}: WordFieldProps) {
  const { length } = Array.from(value);
  return (
    <span className="flex flex-wrap items-baseline justify-end gap-x-3 text-sm text-muted">
      {onReadAgain && (
        <Button
          variant="link"
          size="inline"
          aria-label={WORD_TEXTS.readAgainLabel(label)}
          onClick={onReadAgain}
        >
          {WORD_TEXTS.readAgain}
        </Button>
      )}
      {onShow && (
        <Button
          variant="link"
          size="inline"
          aria-label={WORD_TEXTS.showInPromptLabel(label)}
          onClick={onShow}
        >
          {WORD_TEXTS.showInPrompt}
        </Button>
      )}
      {length > lengthMax * COUNTED_SHARE && (
        <span className="figures">
          {length} / {lengthMax}
        </span>
      )}
    </span>
  );
}
