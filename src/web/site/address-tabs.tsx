import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';

import { Tabs } from '#web/ui/layout/tabs.tsx';

export const TAB_PARAMETER = 'tab';

/** Tabs whose open one stands in the address (`?tab=security`), so that it can be linked and reloaded. */
export function AddressTabs(props: Omit<ComponentProps<typeof Tabs>, 'value' | 'onChange'>) {
  const [search, setSearch] = useSearchParams();
  return (
    <Tabs
      {...props}
      value={search.get(TAB_PARAMETER)}
      onChange={(tab) => setSearch({ [TAB_PARAMETER]: tab }, { replace: true })}
    />
  );
}
