import { useId } from 'react';

export interface CheckOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
}

interface CheckGroupProps<Value extends string> {
  /** Names the group. */
  readonly label: string;
  readonly options: readonly CheckOption<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
  readonly error?: string | undefined;
}

/** Several of a few: boxes to tick, each with its description. */
export function CheckGroup<Value extends string>({
  label,
  options,
  chosen,
  onChange,
  error,
}: CheckGroupProps<Value>) {
  const id = useId();
  const toggle = (value: Value) =>
    onChange(
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    );
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {options.map(({ value, label: name, description }) => (
        <label
          key={value}
          className="flex cursor-pointer items-start gap-3 rounded-plaque border border-line bg-field px-3 py-2 touch-target hover:border-gilt-line has-checked:border-gilt"
        >
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            aria-describedby={description ? `${id}-${value}` : undefined}
            aria-label={name}
            className="mt-0.5"
          />
          <span className="grid">
            <span className="font-medium">{name}</span>
            {description && (
              <span id={`${id}-${value}`} className="text-sm text-muted">
                {description}
              </span>
            )}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
