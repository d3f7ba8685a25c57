import { Label } from 'radix-ui';
import { createContext, useContext, useId, type ReactNode } from 'react';

interface FieldNames {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

const FieldContext = createContext<FieldNames | null>(null);

/** What a control inside a Field spreads on itself: id, description and validity. */
export function useFieldNames() {
  const names = useContext(FieldContext);
  if (!names) return {};
  return {
    id: names.id,
    'aria-describedby': names.describedBy,
    'aria-invalid': names.invalid || undefined,
  };
}

interface FieldProps {
  readonly label: string;
  /** Where the place of the control says what it is to those who see it. */
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Shown at the end of the label's line: a counter, a link, a value. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A control with its label, hint and error, tied together for screen readers. */
export function Field(props: FieldProps) {
  const { label, isLabelHidden = false, hint, error, aside, children } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: error !== undefined }}>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
        <div
          className={
            isLabelHidden
              ? 'sr-only'
              : 'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1'
          }
        >
          <Label.Root htmlFor={id} className="text-sm font-semibold">
            {label}
          </Label.Root>
          {aside}
        </div>
        {children}
        {error && (
          <p id={errorId} role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
