import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Link } from 'react-router';

import { classNames } from '#web/ui/class-names.ts';
import type { MenuItem } from '#web/site/menu-item.ts';
import { PopoverPanel } from '#web/ui/dialogs/popover-panel.tsx';

const LOOK =
  'flex min-h-10 items-center gap-2.5 rounded-[0.25rem] px-3 text-left text-sm hover:bg-page focus-visible:bg-page focus-visible:outline-offset-0 pointer-coarse:min-h-11';

interface EntryProps {
  readonly item: MenuItem;
  readonly onClose: () => void;
}

function Entry({ item, onClose }: EntryProps) {
  const { label, icon: Icon, to, state, download, onPress, isDanger } = item;
  const shared = { role: 'menuitem', className: classNames(LOOK, isDanger && 'text-danger') };
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />}
      {label}
    </>
  );
  if (to !== undefined) {
    return (
      <Link {...shared} to={to} state={state} onClick={onClose}>
        {content}
      </Link>
    );
  }
  if (download) {
    return (
      <a {...shared} href={download.url} download={download.fileName} onClick={onClose}>
        {content}
      </a>
    );
  }
  function handleClick() {
    onClose();
    onPress?.();
  }
  return (
    <button {...shared} type="button" onClick={handleClick}>
      {content}
    </button>
  );
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

const entriesOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

/** Begins with its first entry, which may be a link; arrow keys lead on. */
function Menu({ label, items, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (menu.current) entriesOf(menu.current)[0]?.focus({ preventScroll: true });
  }, []);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') return onClose();
    const entries = entriesOf(event.currentTarget);
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    entries.at(next === entries.length ? 0 : next)?.focus();
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="grid"
      onKeyDown={handleKeyDown}
    >
      {items.map((item) => (
        <Entry key={item.label} item={item} onClose={onClose} />
      ))}
    </div>
  );
}

interface MenuPanelProps extends MenuProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** The opened menu. */
export function MenuPanel({ opener, ...menu }: MenuPanelProps) {
  return (
    <PopoverPanel
      open
      opener={opener}
      label={menu.label}
      align="end"
      className="min-w-44 overflow-y-auto rounded-plaque p-1"
      onClose={menu.onClose}
    >
      <Menu {...menu} />
    </PopoverPanel>
  );
}
