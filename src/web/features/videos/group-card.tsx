import { useState } from 'react';

import type { JobBody } from '#contracts/schemas/job.ts';
import { fileNameOf } from '#web/features/videos/job-copy.ts';
import { JobCard } from '#web/features/videos/job-card.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import type { Selection } from '#web/ui/use-selection.ts';
import { Button } from '#web/ui/button.tsx';

const shapeOf = ({ controlsJson }: JobBody) => String(controlsJson['aspectRatio']);

/** Each shape by itself. */
function Downloads({ jobs }: { readonly jobs: readonly JobBody[] }) {
  // The button below already downloads a single shape.
  if (jobs.length < 2) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted">
      {TEXTS.downloadAs}
      {jobs.map((job) => (
        <Button key={job.id} asChild size="aside" variant="aside">
          <a
            href={job.videoUrl ?? undefined}
            download={fileNameOf(job, 'mp4')}
            aria-label={TEXTS.downloadShape(shapeOf(job))}
          >
            {shapeOf(job)}
          </a>
        </Button>
      ))}
    </p>
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
      <fieldset aria-label={TEXTS.shapes} className="flex flex-wrap gap-2">
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
      </fieldset>
      <Downloads jobs={jobs.filter(({ status, videoUrl }) => status === 'ready' && videoUrl)} />
    </JobCard>
  );
}
