import type { SpendingChart } from '#web/features/dashboard/spending.ts';

/** One for each spender of a chart, in their order. */
export const SPENDER_COLORS = [
  'var(--brass)',
  'var(--jade)',
  'var(--neon)',
  'var(--gilt-line)',
  'var(--muted)',
] as const;

const HEIGHT = 100;
const STEP = 10;
const BAR = 6;

interface Segment {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly color: string | undefined;
}

function segmentsOf({ months, spenders, highest }: SpendingChart): Segment[] {
  return months.flatMap((month, at) => {
    let top = HEIGHT;
    return spenders.map(({ name, credits }, index) => {
      const height = ((credits[at] ?? 0) / highest) * HEIGHT;
      top -= height;
      const x = at * STEP + (STEP - BAR) / 2;
      return { key: `${month} ${name}`, x, y: top, height, color: SPENDER_COLORS[index] };
    });
  });
}

/** Stacked bars, a month each; the table beside them says the same in figures. */
export function SpendingBars({ chart }: { readonly chart: SpendingChart }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${chart.months.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-32 w-full border-b border-line"
    >
      {segmentsOf(chart).map(({ key, color, ...place }) => (
        <rect key={key} {...place} width={BAR} style={{ fill: color }} />
      ))}
    </svg>
  );
}
