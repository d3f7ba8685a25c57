import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The open one; the first where there is none of that name. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/** Tabs focus themselves when they are pressed, and browsers then draw the ring of the keyboard. */
const BY_MOUSE = 'data-by-mouse';

/** Of many tabs on a narrow screen, the open one may lie past its edge. */
function scrollIntoSight(trigger: HTMLElement | null): void {
  const list = trigger?.parentElement;
  if (!trigger || !list) return;
  // Not `scrollIntoView`, which would move the page, too.
  list.scrollTo({ left: trigger.offsetLeft - (list.clientWidth - trigger.offsetWidth) / 2 });
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const open = tabs.find((tab) => tab.value === value) ?? tabs[0];
  return (
    <Primitive.Root
      value={open?.value ?? ''}
      onValueChange={onChange}
      className="grid grid-cols-1 gap-6"
    >
      <Primitive.List
        aria-label={label}
        onMouseDown={({ currentTarget }) => currentTarget.setAttribute(BY_MOUSE, '')}
        onKeyDown={({ currentTarget }) => currentTarget.removeAttribute(BY_MOUSE)}
        className="group relative flex fade-ends gap-x-6 overflow-x-auto overflow-y-hidden border-b border-line max-sm:gap-x-3"
      >
        {tabs.map(({ value: each, label: name }) => (
          <Primitive.Trigger
            key={each}
            ref={each === open?.value ? scrollIntoSight : null}
            value={each}
            className="-mb-px border-b-2 border-transparent px-1 py-3 font-semibold whitespace-nowrap text-muted max-sm:text-[0.9375rem] hover:text-ink group-data-by-mouse:outline-none focus-visible:outline-offset-[-2px] data-[state=active]:border-gilt data-[state=active]:text-ink"
          >
            {name}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ value: each, content }) => (
        <Primitive.Content key={each} value={each}>
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
