import { queryOptions } from '@tanstack/react-query';

export const OWN_APPEALS_KEY = ['own-appeals'];

/**
 * The organization's latest appeals, asked for by code that comes when it is first needed; they are
 * decided while one is elsewhere.
 */
export const ownAppealsQuery = queryOptions({
  queryKey: OWN_APPEALS_KEY,
  queryFn: async ({ signal }) => {
    const { listAppeals } = await import('#web/features/create-video/appeals/list-appeals.ts');
    return listAppeals(signal);
  },
  refetchOnMount: 'always',
});
