import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import type { MenuItem } from '#web/features/videos/more-menu-panel.tsx';
import { useOnceTrue } from '#web/ui/use-once-true.ts';

const MoreMenuPanel = lateComponent(
  async () => (await import('#web/features/videos/more-menu-panel.tsx')).MoreMenuPanel,
  { isOverlay: true },
);

interface MoreMenuProps {
  /** Names the button and the list. */
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** A button with three dots that opens a list of further things to do; nothing where there are none. */
export function MoreMenu({ label, items }: MoreMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasPanel = useOnceTrue(isOpen);
  if (items.length === 0) return null;
  return (
    <>
      <Button
        ref={button}
        size="icon"
        variant="quiet"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={MoreMenuPanel.preload}
        onFocus={MoreMenuPanel.preload}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Button>
      {hasPanel && (
        <MoreMenuPanel
          open={isOpen}
          opener={button}
          label={label}
          items={items}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
