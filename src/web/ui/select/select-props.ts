export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
}

export interface SelectProps<Value extends string> {
  /** Empty while nothing is chosen. */
  readonly value: Value | '';
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** The accessible name where no Field gives one. */
  readonly label?: string;
  readonly className?: string;
}
