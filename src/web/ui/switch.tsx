import { Switch as RadixSwitch } from 'radix-ui';

import { useFieldNames } from '#web/ui/field.tsx';

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, in effect at once; named by the Field around it. */
export function Switch({ checked, onChange }: SwitchProps) {
  return (
    <RadixSwitch.Root
      {...useFieldNames()}
      checked={checked}
      onCheckedChange={onChange}
      className="inline-flex h-7 w-12 shrink-0 items-center rounded-chip border border-line-strong bg-sunken px-0.5 transition-colors duration-(--duration-quick) data-[state=checked]:border-brass data-[state=checked]:bg-brass"
    >
      <RadixSwitch.Thumb className="block size-5.5 rounded-chip bg-muted transition-transform duration-(--duration-quick) data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-brass" />
    </RadixSwitch.Root>
  );
}
