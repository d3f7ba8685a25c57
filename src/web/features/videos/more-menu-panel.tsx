import type { RefObject } from 'react';
import { Link, type To } from 'react-router';

import { classNames } from '#web/ui/class-names.ts';
import { PopoverPanel } from '#web/ui/popover-panel.tsx';

/** One thing to do: a page to go to, a file to download, or a function to call. */
export interface MenuItem {
  readonly label: string;
  readonly to?: To;
  /** Handed to the page. */
  readonly state?: unknown;
  readonly download?: { readonly url: string; readonly fileName: string };
  readonly onSelect?: () => void;
  /** Whether it takes something away. */
  readonly isDanger?: boolean;
}

const LOOK =
  'flex min-h-10 w-full items-center rounded-[0.25rem] px-3 text-left text-[0.9375rem] hover:bg-page focus-visible:bg-page';

interface ItemProps extends MenuItem {
  readonly onClose: () => void;
}

function Item({ label, to, state, download, onSelect, isDanger, onClose }: ItemProps) {
  const look = classNames(LOOK, isDanger && 'text-danger');
  if (to !== undefined) {
    return (
      <Link to={to} state={state} className={look} onClick={onClose}>
        {label}
      </Link>
    );
  }
  if (download) {
    return (
      <a href={download.url} download={download.fileName} className={look} onClick={onClose}>
        {label}
      </a>
    );
  }
  function handleClick() {
    onClose();
    onSelect?.();
  }
  return (
    <button type="button" className={look} onClick={handleClick}>
      {label}
    </button>
  );
}

interface MoreMenuPanelProps {
  readonly open: boolean;
  readonly opener: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** The opened list. */
export function MoreMenuPanel({ open, opener, label, items, onClose }: MoreMenuPanelProps) {
  return (
    <PopoverPanel
      open={open}
      opener={opener}
      label={label}
      align="end"
      onClose={onClose}
      className="w-52 overflow-y-auto rounded-plaque p-1.5"
    >
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <Item {...item} onClose={onClose} />
          </li>
        ))}
      </ul>
    </PopoverPanel>
  );
}
