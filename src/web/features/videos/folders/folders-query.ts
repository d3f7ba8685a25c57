import { queryOptions } from '@tanstack/react-query';

import { folderRoutes } from '#contracts/routes/folders.ts';
import { callAll } from '#web/api/client.ts';

export const foldersQuery = queryOptions({
  queryKey: ['folders'],
  queryFn: ({ signal }) => callAll(folderRoutes.list, { signal }),
});
