/**
 * The cost of reading untrusted files: `npm run bench:decoders` prints the table of docs/bench.md.
 * Each file is checked like an upload, in a separate process whose peak memory is measured. Needs
 * ffmpeg.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

import { checkFile } from '#server/platform/media/check-file.ts';
import { makeClips, makeStills, type SampleFile } from './decoders/sample-files.ts';

const LOOK_EVERY_MS = 20;
const LIMIT_MS = 900_000;
const MEBIBYTE = 1024 * 1024;
/** Linux counts CPU time in hundredths of a second (`getconf CLK_TCK`). */
const TICKS_A_SECOND = 100;

interface Cost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
  readonly outcome: string;
}

const folder = mkdtempSync(join(tmpdir(), 'decoder-bench-'));
const [load = 0] = loadavg();
console.log(`Node ${process.version}, load before the run ${load.toFixed(1)}\n`);
console.log(
  '| file | MB | wall s | CPU s | most memory | |\n| --- | --- | --- | --- | --- | --- |',
);
try {
  for (const file of await makeStills(folder)) await tell(file);
  for (const file of makeClips(folder)) await tell(file);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function tell(file: SampleFile): Promise<void> {
  const { seconds, cpuSeconds, megabytes, outcome } = await costOf(file);
  const size = (statSync(file.path).size / MEBIBYTE).toFixed(1);
  const row = [
    file.what,
    size,
    seconds.toFixed(1),
    cpuSeconds.toFixed(1),
    `${megabytes} MB`,
    outcome,
  ];
  console.log(`| ${row.join(' | ')} |`);
}

async function costOf({ path, type, kind }: SampleFile): Promise<Cost> {
  const written = join(folder, 'written');
  mkdirSync(written);
  const begun = performance.now();
  const peak = watchChildren();
  const file = { path, type, kind, fontFamily: 'CR bench 1', folder: written };
  const result = await checkFile(file, AbortSignal.timeout(LIMIT_MS));
  const seconds = (performance.now() - begun) / 1000;
  const { cpuSeconds, megabytes } = await peak.end();
  rmSync(written, { recursive: true });
  const outcome = result.kind === 'ready' ? 'ready' : result.sentence;
  return { seconds, cpuSeconds, megabytes, outcome };
}

/** Polls the child process, since the kernel records its peak memory and its CPU time. */
function watchChildren() {
  const ending = new AbortController();
  let [kilobytes, ticks] = [0, 0];
  const looking = (async () => {
    while (!ending.signal.aborted) {
      for (const pid of childrenOfThis()) {
        kilobytes = Math.max(kilobytes, peakKilobytes(pid));
        ticks = Math.max(ticks, ticksOf(pid));
      }
      // oxlint-disable-next-line no-await-in-loop -- it is the pace of looking
      await pause(LOOK_EVERY_MS);
    }
  })();
  return {
    async end() {
      ending.abort();
      await looking;
      return { cpuSeconds: ticks / TICKS_A_SECOND, megabytes: Math.round(kilobytes / 1024) };
    },
  };
}

function childrenOfThis(): string[] {
  const tasks = `/proc/${process.pid}/task`;
  return readdirSync(tasks).flatMap((thread) =>
    readFileSync(join(tasks, thread, 'children'), 'utf8')
      .split(' ')
      .filter(Boolean),
  );
}

function peakKilobytes(pid: string): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(statusOf(pid, 'status'))?.[1] ?? 0);
}

function ticksOf(pid: string): number {
  const [user = 0, system = 0] =
    statusOf(pid, 'stat').split(') ').at(-1)?.split(' ').slice(11, 13).map(Number) ?? [];
  return user + system;
}

/** Empty once the process has ended. */
function statusOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
