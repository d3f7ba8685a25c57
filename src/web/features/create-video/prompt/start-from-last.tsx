import { useQuery } from '@tanstack/react-query';
import { CopyPlus } from 'lucide-react';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { call } from '#web/api/client.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';

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
  return (
    <Button
      size="small"
      variant="secondary"
      className="justify-self-start"
      onClick={() => onStart(last)}
    >
      <CopyPlus aria-hidden="true" className="size-4" />
      {TEXTS.startFromLast}
    </Button>
  );
}
