import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';

import type { EnginesBody } from '#contracts/schemas/engines.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { EngineCard } from '#web/features/users/engine-card.tsx';
import { EngineFailures } from '#web/features/users/engine-failures.tsx';
import { enginesQuery } from '#web/features/users/engines-query.ts';
import { TEXTS } from '#web/features/users/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';

const SKELETON_ROW_COUNT = 2;

function Engines({ overview }: { readonly overview: EnginesBody }) {
  const { engines, failures, defaultEngine } = overview;
  return (
    <>
      {engines.length === 0 ? (
        <EmptyState title={TEXTS.theBuiltInStudioCreatesAll} text={TEXTS.noTextToVideoModelIs} />
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          {engines.map((engine) => (
            <EngineCard
              key={engine.name}
              engine={engine}
              isDefault={engine.name === defaultEngine}
            />
          ))}
        </div>
      )}
      {failures.length > 0 && (
        <section aria-labelledby="engine-failures" className="mt-8 grid gap-4">
          <h2 id="engine-failures" className="font-display text-2xl font-semibold">
            {TEXTS.failures}
          </h2>
          <EngineFailures failures={failures} />
        </section>
      )}
    </>
  );
}

/** For the operator: how the video models are, what waits for them, what failed and why. */
export function EnginesPanel() {
  const query = useQuery(enginesQuery);
  const refresh = () => void query.refetch();
  if (query.isPending) {
    return (
      <SkeletonRows label={TEXTS.loadingVideoModels} count={SKELETON_ROW_COUNT} className="h-40" />
    );
  }
  if (!query.data) {
    return <FailedRead title={TEXTS.videoModelsCouldNotBeLoaded} query={query} />;
  }
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button variant="secondary" size="small" pending={query.isFetching} onClick={refresh}>
          <RefreshCw aria-hidden="true" className="size-4" />
          {TEXTS.refresh}
        </Button>
      </div>
      <Engines overview={query.data} />
    </>
  );
}
