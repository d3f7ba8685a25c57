import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';

import { classNames } from '#web/ui/class-names.ts';
import { useFieldNames } from '#web/ui/forms/field.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { SELECT_BOX } from '#web/ui/select/select-box.ts';
import type { MultiSelectProps } from '#web/ui/select/multi-select-props.ts';
import { useOnceTrue } from '#web/ui/hooks/use-once-true.ts';

const MultiSelectPanel = lateComponent(
  async () => (await import('#web/ui/select/multi-select-panel.tsx')).MultiSelectPanel,
  { isOverlay: true },
);

/** A box that opens a searchable list of check boxes; the last choice cannot be taken away. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { things, values, options, onChange } = props;
  const names = useFieldNames();
  const box = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasPanel = useOnceTrue(isOpen);
  const chosen = options.filter(({ value }) => values.includes(value));
  return (
    <>
      <button
        ref={box}
        type="button"
        {...names}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={MultiSelectPanel.preload}
        onFocus={MultiSelectPanel.preload}
        onClick={() => setIsOpen(!isOpen)}
        className={classNames(SELECT_BOX, 'h-auto min-h-11 py-2')}
      >
        <span>{chosen.map(({ label }) => label).join(', ')}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </button>
      {hasPanel && (
        <MultiSelectPanel
          open={isOpen}
          opener={box}
          things={things}
          values={values}
          options={options}
          onChange={(next) => onChange(next as Value[])}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
