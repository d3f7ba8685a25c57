export interface MultiSelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
}

export interface MultiSelectProps<Value extends string> {
  /** What is chosen from, in the plural: "markets". */
  readonly things: string;
  readonly values: readonly Value[];
  readonly options: readonly MultiSelectOption<Value>[];
  readonly onChange: (values: Value[]) => void;
}
