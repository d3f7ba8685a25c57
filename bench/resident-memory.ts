import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process and everything it started, from the kernel's `smaps_rollup`. */
export function residentMegabytes(pid: number): number {
  const kilobytes = treeOf(pid).reduce((sum, process) => sum + residentKilobytes(process), 0);
  return Math.round(kilobytes / 1024);
}

function treeOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))];
}

function residentKilobytes(pid: number): number {
  return Number(/^Rss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
}
