import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <Primitive.Root defaultValue={tabs[0]?.value ?? ''} className="grid grid-cols-1 gap-6">
      <Primitive.List
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ value, label: name }) => (
          <Primitive.Trigger
            key={value}
            value={value}
            className="-mb-px border-b-2 border-transparent px-1 py-3 font-semibold whitespace-nowrap text-muted hover:text-ink focus-visible:outline-offset-[-2px] data-[state=active]:border-gilt data-[state=active]:text-ink"
          >
            {name}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ value, content }) => (
        <Primitive.Content key={value} value={value}>
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
