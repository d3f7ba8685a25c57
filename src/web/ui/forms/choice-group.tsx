import { Fragment, useId, type ReactNode } from 'react';

import { classNames } from '#web/ui/class-names.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly picture?: ReactNode;
}

interface ChoiceGroupProps<Value extends string> {
  readonly label: string;
  readonly value: Value | '';
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  readonly className?: string;
  /** In two lines of two where a bar of four would be narrow; `@container/choices` says of what. */
  readonly foldsInTwo?: boolean;
  /** Smaller: of a bar's one line, or of a card's picture. */
  readonly isCompact?: boolean;
}

/** The browser's own radio button, unseen over all of its choice: what is around it shows its state. */
const RADIO = 'absolute inset-0 size-full cursor-pointer appearance-none opacity-0';
const FOCUS = 'has-focus-visible:outline-2 has-focus-visible:outline-gilt';

/** A radio group whose members stand side by side as one divided bar, named by `label`. */
export function ChoiceGroup<Value extends string>({
  label,
  value,
  choices,
  onChange,
  className,
  isCompact = false,
  foldsInTwo = false,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        foldsInTwo &&
          '@max-xs/choices:grid @max-xs/choices:grid-cols-2 @max-xs/choices:[&>:nth-child(n+3)]:border-t @max-xs/choices:[&>:nth-child(odd)]:border-l-0',
        isCompact ? 'flex' : 'grid auto-cols-fr grid-flow-col',
        'overflow-hidden rounded-plaque border border-line-strong bg-field',
        className,
      )}
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            isCompact
              ? 'min-h-9 grow gap-2 px-1 text-[0.78rem] leading-tight pointer-coarse:min-h-11'
              : 'min-h-11 flex-col gap-1.5 px-1.5 py-2 text-sm',
            'relative flex items-center justify-center border-l border-line text-center text-muted first:border-l-0 hover:bg-raised hover:text-ink has-checked:bg-brass/20 has-checked:font-semibold has-checked:text-ink has-checked:inset-ring has-checked:inset-ring-gilt has-focus-visible:-outline-offset-3',
            FOCUS,
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className={RADIO}
          />
          {choice.picture}
          <span>{withBreaks(choice.label)}</span>
        </label>
      ))}
    </div>
  );
}

/** The label as it is read, which may go on in a second line after a slash. */
function withBreaks(label: string): ReactNode {
  const [first, ...rest] = label.split('/');
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** Radio cards with a picture each; `choices` without a picture look plain. */
export function PictureGroup<Value extends string>({
  label,
  value,
  choices,
  onChange,
  error,
  className,
  isCompact = false,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={error !== undefined || undefined}
      className={className}
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            'group relative overflow-hidden rounded-card border transition-[border-color,box-shadow] duration-(--duration-calm) hover:border-gilt has-checked:border-brass has-checked:shadow-[0_0_0_2px_var(--page),0_0_0_4px_var(--brass),0_10px_30px_-10px_var(--shade)] has-focus-visible:outline-offset-4',
            error === undefined ? 'border-line' : 'border-danger',
            FOCUS,
          )}
        >
          {choice.picture}
          <span
            className={classNames(
              'evening absolute inset-x-0 bottom-0 flex items-center justify-between bg-linear-to-t from-(--scrim) to-transparent pt-8 font-semibold text-ink',
              // The heading face loses its hairlines at this size.
              isCompact ? 'justify-center px-0.5 pb-1 text-xs' : 'px-3 pb-2.5 font-display text-lg',
            )}
          >
            {choice.label}
            <span
              aria-hidden="true"
              className={classNames(
                'size-2.5 rounded-chip bg-brass opacity-0 group-has-checked:opacity-100',
                isCompact && 'hidden',
              )}
            />
          </span>
          <input
            type="radio"
            name={name}
            value={choice.value}
            aria-label={choice.label}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className={RADIO}
          />
        </label>
      ))}
    </div>
  );
}
