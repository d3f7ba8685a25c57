import { Download } from 'lucide-react';
import { useState } from 'react';

import type { JobBody } from '#contracts/schemas/job.ts';
import { downloadAll } from '#web/features/videos/actions/download-all.ts';
import { JobCard } from '#web/features/videos/list/job-card.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import type { Selection } from '#web/ui/tables/use-selection.ts';
import { Button } from '#web/ui/button.tsx';

const shapeOf = ({ controlsJson }: JobBody) => String(controlsJson['aspectRatio']);

/** All finished shapes at once; the button below downloads the one that is shown. */
function DownloadAll({ jobs }: { readonly jobs: readonly JobBody[] }) {
  if (jobs.length < 2) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      className="ml-auto px-2!"
      aria-label={TEXTS.downloadAll(jobs.length)}
      onClick={() => void downloadAll(jobs)}
    >
      <Download aria-hidden="true" className="size-4" />
      {TEXTS.all(jobs.length)}
    </Button>
  );
}

interface GroupCardProps {
  readonly jobs: readonly [JobBody, ...JobBody[]];
  readonly selection: Selection<JobBody>;
}

/** One order: a video, or one of several shapes at a time with a download of each. */
export function GroupCard({ jobs, selection }: GroupCardProps) {
  const [chosenId, setChosenId] = useState(jobs[0].id);
  const job = jobs.find(({ id }) => id === chosenId) ?? jobs[0];
  if (jobs.length === 1) return <JobCard job={job} selection={selection} />;
  return (
    <JobCard job={job} together={jobs} selection={selection}>
      <fieldset aria-label={TEXTS.formats} className="flex flex-wrap items-center gap-1">
        {jobs.map((one) => (
          <Button
            key={one.id}
            size="small"
            variant={one.id === job.id ? 'secondary' : 'quiet'}
            aria-pressed={one.id === job.id}
            onClick={() => setChosenId(one.id)}
          >
            {shapeOf(one)}
          </Button>
        ))}
        <DownloadAll jobs={jobs.filter(({ status, videoUrl }) => status === 'ready' && videoUrl)} />
      </fieldset>
    </JobCard>
  );
}
