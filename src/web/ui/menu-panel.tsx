import type { KeyboardEvent, RefObject } from 'react';

import type { MenuItem } from '#web/ui/menu-item.ts';
import { PopoverPanel } from '#web/ui/popover-panel.tsx';

interface MenuPanelProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** The opened menu: arrow keys lead through it. */
export function MenuPanel({ label, items, opener, onClose }: MenuPanelProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') return onClose();
    const entries = [...event.currentTarget.querySelectorAll('button')];
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    entries.at(next === entries.length ? 0 : next)?.focus();
  }
  return (
    <PopoverPanel
      open
      opener={opener}
      label={label}
      align="end"
      className="rounded-plaque p-1"
      onClose={onClose}
    >
      <div role="menu" tabIndex={-1} aria-label={label} className="grid" onKeyDown={handleKeyDown}>
        {items.map(({ label: name, icon: Icon, onPress }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            onClick={() => {
              onClose();
              onPress();
            }}
            className="flex min-h-10 items-center gap-2.5 rounded-[0.25rem] px-3 text-left text-sm hover:bg-page focus-visible:bg-page focus-visible:outline-offset-0 pointer-coarse:min-h-11"
          >
            <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
            {name}
          </button>
        ))}
      </div>
    </PopoverPanel>
  );
}
