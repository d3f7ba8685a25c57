import { useQuery } from '@tanstack/react-query';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { call } from '#web/api/client.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

/** Comes with the first video that there is to start from. */
const StartButton = lateComponent(
  async () => (await import('#web/features/create-video/prompt/start-button.tsx')).StartButton,
  { isQuiet: true },
);

/** Over an empty form: fills it with what one's last video was ordered with. */
export function StartFromLast({ onStart }: { readonly onStart: (job: JobBody) => void }) {
  const { username } = useSignedIn().user;
  const { data } = useQuery({
    queryKey: ['jobs', 'last', username],
    queryFn: ({ signal }) =>
      call(jobRoutes.list, { query: { author: username, limit: 1 }, signal }),
  });
  // The filter takes longer names, too, that contain this one.
  const last = data?.find(({ author }) => author === username);
  if (!last) return null;
  return <StartButton onStart={() => onStart(last)} />;
}
