import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { TAKES_MAX, type TakesBody } from '#contracts/schemas/takes.ts';
import { takesQuery, useOrderTakes } from '#web/features/videos/page/takes-query.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { PATHS } from '#web/paths.ts';
import { ConfirmButton } from '#web/ui/dialogs/confirm-button.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

interface VideoTakesProps {
  readonly job: JobBody;
  readonly canOrder: boolean;
}

/** The shots that a video model made: each can be taken again, and its takes stand beside each other. */
export function VideoTakes({ job, canOrder }: VideoTakesProps) {
  const { data } = useQuery(takesQuery(job.id));
  const hasTakes = (data?.takes.length ?? 0) > 1;
  if (!data || (data.clips.length === 0 && !hasTakes)) return null;
  return (
    <Card aria-labelledby="takes">
      <CardTitle id="takes" className="mb-3">
        {TEXTS.takes}
      </CardTitle>
      <div className="grid gap-4">
        {hasTakes && <TakeList takes={data.takes} inSight={job.id} />}
        {canOrder && data.clips.length > 0 && <AnotherTake id={job.id} plan={data} />}
      </div>
    </Card>
  );
}

function TakeList({
  takes,
  inSight,
}: {
  readonly takes: TakesBody['takes'];
  readonly inSight: string;
}) {
  return (
    <ol className="grid grid-cols-3 gap-2 text-sm">
      {takes.map(({ id, posterUrl, status }, index) => (
        <li key={id}>
          <Link
            to={PATHS.videoOf(id)}
            aria-current={id === inSight ? 'page' : undefined}
            className="group"
          >
            <span className="block aspect-video overflow-hidden rounded-card border-2 border-line bg-sunken group-aria-[current=page]:border-gilt">
              {posterUrl && <img src={posterUrl} alt="" className="size-full object-cover" />}
            </span>
            {TEXTS.take(index + 1)}
            {status !== 'ready' && ` · ${TEXTS.takeStatus[status]}`}
          </Link>
        </li>
      ))}
    </ol>
  );
}

const COUNTS = Array.from({ length: TAKES_MAX }, (_, index) => String(index + 1));

function AnotherTake({ id, plan }: { readonly id: string; readonly plan: TakesBody }) {
  const { clips, costCredits } = plan;
  const [clip, setClip] = useState(clips[0]?.clip ?? 0);
  const [takes, setTakes] = useState(1);
  const change = useOrderTakes(id, { clip, takes });
  return (
    <div className="grid gap-1.5 text-sm">
      <p aria-hidden="true" className="font-semibold">
        {TEXTS.shotToRetake}
      </p>
      <ChoiceGroup
        label={TEXTS.shotToRetake}
        value={String(clip)}
        choices={clips.map(({ clip: value, startSeconds, durationSeconds }) => ({
          value: String(value),
          label: TEXTS.fromTo(startSeconds, startSeconds + durationSeconds),
        }))}
        onChange={(value) => setClip(Number(value))}
      />
      <p aria-hidden="true" className="mt-2 font-semibold">
        {TEXTS.numberOfTakes}
      </p>
      <ChoiceGroup
        label={TEXTS.numberOfTakes}
        value={String(takes)}
        choices={COUNTS.map((value) => ({ value, label: value }))}
        onChange={(value) => setTakes(Number(value))}
        isCompact
        className="mb-2"
      />
      <ConfirmButton
        change={change}
        variant="secondary"
        question={TEXTS.retakeThisShot}
        consequence={TEXTS.takesCost(takes, takes * costCredits)}
        confirmLabel={TEXTS.retake(takes * costCredits)}
      >
        {TEXTS.retake(takes * costCredits)}
      </ConfirmButton>
    </div>
  );
}
