import { NO_TRACING, type Tracing } from './tracing.ts';

/** The collector's libraries are loaded only if one is configured. */
export async function openTracing(endpoint: string | null, service: string): Promise<Tracing> {
  if (endpoint === null) return NO_TRACING;
  const { createOtlpTracing } = await import('./otlp-tracing.ts');
  return createOtlpTracing(endpoint, service);
}
