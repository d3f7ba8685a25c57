import { useFieldNames } from '#web/ui/forms/field.tsx';

interface SwitchProps {
  /** Its name where no Field names it. */
  readonly label?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, in effect at once; named by the Field around it or by `label`. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      {...useFieldNames()}
      {...(label !== undefined && { 'aria-label': label })}
      checked={checked}
      aria-checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="relative touch-reach h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-chip border border-line-strong bg-field transition-colors duration-(--duration-quick) before:absolute before:top-0.5 before:left-0.5 before:size-5.5 before:rounded-chip before:bg-muted before:transition-transform before:duration-(--duration-quick) checked:border-brass checked:bg-brass checked:before:translate-x-5 checked:before:bg-on-brass"
    />
  );
}
