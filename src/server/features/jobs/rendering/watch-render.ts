import type { JobId } from '#domain/ids.ts';
import { currentContext, runInContext } from '#server/platform/call-context.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { inSpan, type Tracing } from '#server/platform/tracing/tracing.ts';

/** The outcome of one attempt at a film; null if there was nothing to do. */
export type RenderOutcome = 'ready' | 'failed' | 'returned' | null;

interface Deps {
  readonly metrics: Pick<Metrics, 'renderSeconds'>;
  readonly tracing: Tracing;
}

/**
 * Makes an attempt at a film observable: every log line names its job, and it is timed and traced.
 */
export function watchRender(
  { metrics, tracing }: Deps,
  jobId: JobId,
  render: () => Promise<RenderOutcome>,
): Promise<RenderOutcome> {
  const start = { name: 'render video', kind: 'consumer', attributes: { jobId } } as const;
  return runInContext({ ...currentContext(), jobId }, () =>
    inSpan(tracing, start, async (span) => {
      const startedAt = performance.now();
      const outcome = await render();
      if (outcome === null) return null;
      span.event(outcome);
      metrics.renderSeconds.observe({ outcome }, (performance.now() - startedAt) / 1000);
      return outcome;
    }),
  );
}
