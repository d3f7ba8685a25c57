import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { ASPECT_RATIOS } from '#domain/controls.ts';
import { VIDEO_COST_CREDITS } from '#domain/credits.ts';
import { copyOf } from '#web/features/videos/job-copy.ts';
import { videosOfOrderQuery } from '#web/features/videos/jobs-query.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';

const shapeOf = ({ controlsJson }: JobBody) => controlsJson['aspectRatio'];

interface OtherSizesProps {
  readonly job: JobBody;
  readonly canOrder: boolean;
}

/** The shapes that were ordered together, and those that can be ordered besides. */
export function OtherSizes({ job, canOrder }: OtherSizesProps) {
  const { data = [job] } = useQuery(videosOfOrderQuery(job.groupId));
  const ofShape = (shape: string) => data.filter((other) => shapeOf(other) === shape);
  const missing = ASPECT_RATIOS.filter((shape) => ofShape(shape).length === 0);
  return (
    <Card aria-labelledby="sizes" className="grid gap-3">
      <CardTitle id="sizes">{TEXTS.sizes}</CardTitle>
      <div className="flex flex-wrap gap-2">
        {ASPECT_RATIOS.flatMap(ofShape).map((other) => (
          <Button
            key={other.id}
            asChild
            size="small"
            variant={other.id === job.id ? 'secondary' : 'quiet'}
          >
            <Link
              to={PATHS.videoOf(other.id)}
              aria-current={other.id === job.id ? 'page' : undefined}
            >
              {shapeOf(other)}
            </Link>
          </Button>
        ))}
      </div>
      {canOrder && missing.length > 0 && (
        <>
          <p className="text-sm text-muted">{TEXTS.makeOtherSizes}</p>
          <div className="flex flex-wrap gap-2">
            {missing.map((aspectRatio) => (
              <Button key={aspectRatio} asChild size="small" variant="secondary">
                <Link
                  to={PATHS.create}
                  state={{ ...copyOf(job), controlsJson: { ...job.controlsJson, aspectRatio } }}
                >
                  {TEXTS.shapeFor(aspectRatio, VIDEO_COST_CREDITS)}
                </Link>
              </Button>
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
