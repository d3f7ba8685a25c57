import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { VIDEO_COST_CREDITS } from '#domain/money/credits.ts';
import { ASPECT_RATIOS } from '#domain/order/controls.ts';
import { copyOf } from '#web/features/videos/job-copy.ts';
import { sizesOfVideoQuery } from '#web/features/videos/jobs-query.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

const shapeOf = ({ controlsJson }: JobBody) => controlsJson['aspectRatio'];

interface OtherSizesProps {
  readonly job: JobBody;
  readonly canOrder: boolean;
}

/** The sizes that there are, and those that can be ordered besides. */
export function OtherSizes({ job, canOrder }: OtherSizesProps) {
  const { data } = useQuery(sizesOfVideoQuery(job.id));
  const own = shapeOf(job);
  // What failed is not there. Of a size made twice, the latest counts.
  const others = (data ?? []).filter(({ status }) => status !== 'failed');
  const sisterIn = (shape: string) => others.find((other) => shapeOf(other) === shape);
  const shapes = ASPECT_RATIOS.filter((shape) => shape !== own);
  const sisters = shapes.flatMap((shape) => sisterIn(shape) ?? []);
  const missing = data ? shapes.filter((shape) => !sisterIn(shape)) : [];
  const canOrderMore = canOrder && job.moderationStatus !== 'rejected' && missing.length > 0;
  if (sisters.length === 0 && !canOrderMore) return null;
  return (
    <Card aria-labelledby="formats" className="grid gap-3">
      <CardTitle id="formats">{TEXTS.formats}</CardTitle>
      <p className="text-sm text-muted">{TEXTS.thisVideoIs(String(own))}</p>
      {sisters.length > 0 && (
        <Formats label={TEXTS.alsoIn}>
          {sisters.map((sister) => (
            <Button key={sister.id} asChild size="small" variant="secondary">
              <Link to={PATHS.videoOf(sister.id)}>{shapeOf(sister)}</Link>
            </Button>
          ))}
        </Formats>
      )}
      {canOrderMore && (
        <Formats label={TEXTS.createOtherFormats}>
          {missing.map((aspectRatio) => (
            <Button key={aspectRatio} asChild size="small" variant="secondary">
              <Link
                to={PATHS.create}
                state={{ ...copyOf(job), controlsJson: { ...job.controlsJson, aspectRatio } }}
              >
                {TEXTS.formatFor(aspectRatio, VIDEO_COST_CREDITS)}
              </Link>
            </Button>
          ))}
        </Formats>
      )}
    </Card>
  );
}

function Formats({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{label}</p>
      <div className="flex gap-2 *:grow">{children}</div>
    </div>
  );
}
