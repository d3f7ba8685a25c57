import { useSearchParams } from 'react-router';

import type { View } from '#web/features/videos/filters/filter-options.ts';
import { filterOf, withFilter, type JobFilter } from '#web/features/videos/filters/job-filter.ts';

const VIEW = 'view';

/** Filter and view of My Videos, which stand in the address: a list can be linked and reloaded. */
export function useLibraryAddress() {
  const [address, setAddress] = useSearchParams();
  const view: View = address.get(VIEW) === 'list' ? 'list' : 'grid';

  function setView(next: View) {
    const changed = new URLSearchParams(address);
    if (next === 'grid') changed.delete(VIEW);
    else changed.set(VIEW, next);
    setAddress(changed, { replace: true });
  }

  const filter = filterOf(address);
  const inFolder = (folder: string) => withFilter(address, { ...filter, folder });

  return {
    filter,
    addressOfFolder: (folder: string) => `?${inFolder(folder).toString()}`,
    openFolder: (folder: string) => setAddress(inFolder(folder), { replace: true }),
    setFilter: (filter: JobFilter) => setAddress(withFilter(address, filter), { replace: true }),
    view,
    setView,
  };
}
