import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import type { MenuItem } from '#web/site/menu-item.ts';

interface MenuButtonProps {
  /** What the items are about: names the button and its menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
}

const MenuPanel = lateComponent(async () => (await import('#web/site/menu-panel.tsx')).MenuPanel, {
  isOverlay: true,
});

/** Three dots that open what else can be done; nothing where nothing can. */
export function MenuButton({ label, items }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (items.length === 0) return null;
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        size="icon"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={MenuPanel.preload}
        onFocus={MenuPanel.preload}
        onClick={() => setIsOpen((was) => !was)}
      >
        <Ellipsis aria-hidden="true" className="size-4" />
      </Button>
      {isOpen && (
        <MenuPanel label={label} items={items} opener={opener} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
