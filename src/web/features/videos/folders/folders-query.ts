import { queryOptions } from '@tanstack/react-query';

import { folderRoutes } from '#contracts/routes/folders.ts';
import { call } from '#web/api/client.ts';

export const foldersQuery = queryOptions({
  queryKey: ['folders'],
  queryFn: ({ signal }) => call(folderRoutes.list, { signal }),
});
