import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';

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
}

/** A radio group whose members stand side by side as one divided bar, named by `label`. */
export function ChoiceGroup<Value extends string>({
  label,
  value,
  choices,
  onChange,
  className,
}: ChoiceGroupProps<Value>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={classNames(
        'grid auto-cols-fr grid-flow-col overflow-hidden rounded-plaque border border-line-strong bg-sunken',
        className,
      )}
    >
      {choices.map((choice) => (
        <RadioGroup.Item
          key={choice.value}
          value={choice.value}
          className="flex min-h-11 flex-col items-center justify-center gap-1.5 border-l border-line px-1.5 py-2 text-sm text-muted first:border-l-0 hover:bg-raised hover:text-ink focus-visible:outline-offset-[-3px] data-[state=checked]:bg-brass data-[state=checked]:font-semibold data-[state=checked]:text-on-brass"
        >
          {choice.picture}
          {choice.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
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
}: ChoiceGroupProps<Value>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      aria-invalid={error !== undefined || undefined}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={classNames('grid gap-3', className)}
    >
      {choices.map((choice) => (
        <RadioGroup.Item
          key={choice.value}
          value={choice.value}
          aria-label={choice.label}
          className="group relative overflow-hidden rounded-card border border-line text-left transition-[border-color,box-shadow,transform] duration-(--duration-calm) hover:border-gilt data-[state=checked]:border-gilt data-[state=checked]:shadow-[0_0_0_2px_var(--gilt),0_10px_30px_-10px_var(--shade)]"
        >
          {choice.picture}
          <span className="evening absolute inset-x-0 bottom-0 flex items-center justify-between bg-linear-to-t from-(--scrim) to-transparent px-3 pt-8 pb-2.5 font-display text-lg font-semibold text-ink">
            {choice.label}
            <RadioGroup.Indicator className="size-2.5 rounded-chip bg-brass" />
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
