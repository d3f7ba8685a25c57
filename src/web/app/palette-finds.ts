import { queryOptions, useQuery } from '@tanstack/react-query';
import { Folder, SquarePlay, Stamp, User } from 'lucide-react';

import { brandRoutes } from '#contracts/routes/brands.ts';
import { folderRoutes } from '#contracts/routes/folders.ts';
import { jobRoutes } from '#contracts/routes/jobs.ts';
import { teamRoutes } from '#contracts/routes/team.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { titleOfVideo } from '#domain/videos/video-title.ts';
import { call, callAll } from '#web/api/client.ts';
import type { Command, CommandGroup } from '#web/app/palette-commands.ts';
import { TEXTS } from '#web/app/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { formatDate } from '#web/ui/text/moment.ts';

const VIDEOS_SHOWN = 6;
const RECENT_SHOWN = 3;
const TYPED_LENGTH_MIN = 2;
const SEARCH_DELAY_MILLISECONDS = 200;

const videosQuery = (search: string) =>
  queryOptions({
    queryKey: ['palette videos', search],
    queryFn: ({ signal }) =>
      call(jobRoutes.list, { query: { search, limit: VIDEOS_SHOWN, order: 'newest' }, signal }),
    enabled: search.length >= TYPED_LENGTH_MIN,
  });

/** Offered before anything is typed. */
const recentVideosQuery = queryOptions({
  queryKey: ['palette recent videos'],
  queryFn: ({ signal }) =>
    call(jobRoutes.list, { query: { limit: RECENT_SHOWN, order: 'newest' }, signal }),
  refetchOnMount: 'always',
});

/** Read when somebody first types: what they are filtered by is known then. */
const thingsQuery = queryOptions({
  queryKey: ['palette things'],
  queryFn: async ({ signal }) => {
    const [people, brands, folders] = await Promise.all([
      callAll(teamRoutes.members, { signal }),
      callAll(brandRoutes.list, { signal }),
      callAll(folderRoutes.list, { signal }),
    ]);
    return { people, brands, folders };
  },
});

interface PaletteFinds {
  readonly finds: readonly CommandGroup[];
  /** When something was found last; 0 where nothing is looked for. */
  readonly foundAt: number;
}

/** Videos, people, brands and folders that what was typed may mean; before that, the latest videos. */
export function usePaletteFinds(typed: string, goTo: (path: string) => void): PaletteFinds {
  const search = typed.trim();
  const videos = useQuery(videosQuery(useDebounced(search, SEARCH_DELAY_MILLISECONDS)));
  const things = useQuery({ ...thingsQuery, enabled: search.length >= TYPED_LENGTH_MIN });
  const recent = useQuery(recentVideosQuery);
  const videoCommand = (job: JobBody): Command => ({
    id: job.id,
    label: titleOfVideo({ ...job, label: job.title }),
    detail: formatDate(job.createdAt),
    // The server has looked into prompt and words, too.
    words: [search],
    icon: SquarePlay,
    run: () => goTo(PATHS.videoOf(job.id)),
  });
  if (search === '' && recent.data && recent.data.length > 0) {
    const commands = recent.data.map(videoCommand);
    return { finds: [{ title: TEXTS.recentVideos, commands }], foundAt: 0 };
  }
  if (search.length < TYPED_LENGTH_MIN) return { finds: [], foundAt: 0 };
  const { people = [], brands = [], folders = [] } = things.data ?? {};
  const groups: CommandGroup[] = [
    {
      title: TEXTS.videos,
      commands: (videos.data ?? []).map(videoCommand),
    },
    {
      title: TEXTS.people,
      commands: people.map(({ id, username, email }) => ({
        id,
        label: username,
        detail: email,
        words: [email],
        icon: User,
        run: () => goTo(PATHS.team),
      })),
    },
    {
      title: TEXTS.brands,
      commands: brands.map(({ id, name }) => ({
        id,
        label: name,
        icon: Stamp,
        run: () => goTo(PATHS.brandOf(id)),
      })),
    },
    {
      title: TEXTS.folders,
      commands: folders.map(({ id, name }) => ({
        id,
        label: name,
        icon: Folder,
        run: () => goTo(PATHS.videosIn(id)),
      })),
    },
  ];
  return {
    finds: groups.filter(({ commands }) => commands.length > 0),
    foundAt: Math.max(videos.dataUpdatedAt, things.dataUpdatedAt),
  };
}
