import { Link } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { ASPECT_RATIOS } from '#domain/controls.ts';
import { copyOf } from '#web/features/videos/job-actions.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';

/** The same order in another shape: the form opens with everything else filled in. */
export function OtherSizes({ job }: { readonly job: JobBody }) {
  const others = ASPECT_RATIOS.filter((shape) => shape !== job.controlsJson['aspectRatio']);
  return (
    <Card aria-labelledby="other-sizes">
      <CardTitle id="other-sizes" className="mb-3">
        {TEXTS.makeOtherSizes}
      </CardTitle>
      <div className="flex flex-wrap gap-2">
        {others.map((aspectRatio) => (
          <Button key={aspectRatio} asChild size="small" variant="secondary">
            <Link
              to={PATHS.create}
              state={{ ...copyOf(job), controlsJson: { ...job.controlsJson, aspectRatio } }}
            >
              {aspectRatio}
            </Link>
          </Button>
        ))}
      </div>
    </Card>
  );
}
