import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { MediaBody } from '#contracts/schemas/media.ts';
import { mediaQuery } from '#web/media/media-query.ts';

/** The files of the library whose contents are there. */
export function useFiles(): readonly MediaBody[] {
  const { data } = useInfiniteQuery(mediaQuery);
  return useMemo(
    () =>
      (data?.pages.flatMap((page) => page.items) ?? []).filter(
        ({ state }) => state === 'ready' || state === 'expired',
      ),
    [data],
  );
}
