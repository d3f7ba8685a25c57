import { readFileSync } from 'node:fs';

import type { ServerProcess } from '#tests/support/server-process.ts';

const SAMPLE_MS = 10_000;

export interface MemoryWatch {
  /** Megabytes of one process over the run, evenly sampled. */
  seriesOf(name: string, points: number): number[];
  stop(): void;
}

/** Samples the resident memory of processes every ten seconds. */
export function watchMemory(processes: Readonly<Record<string, ServerProcess>>): MemoryWatch {
  const series = new Map(Object.keys(processes).map((name) => [name, [] as number[]]));
  const sample = () => {
    for (const [name, { pid }] of Object.entries(processes)) series.get(name)?.push(megabytes(pid));
  };
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    seriesOf: (name, points) => {
      const all = series.get(name) ?? [];
      return Array.from(
        { length: points },
        (_value, index) => all[Math.round((index * (all.length - 1)) / (points - 1))] ?? 0,
      );
    },
    stop: () => clearInterval(timer),
  };
}

function megabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
