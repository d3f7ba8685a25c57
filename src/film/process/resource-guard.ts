import { Worker } from 'node:worker_threads';

const LOOKS_EVERY_MS = 25;

/** What a process may use. */
interface ResourceLimits {
  readonly memoryBytes: number;
  /** Processor time of all threads: on a busy machine an honest file takes longer, but no more of it. */
  readonly cpuSeconds: number;
}

/**
 * Kills this process once it holds or uses more than this: a decoder that unpacks a bomb does so in
 * native code, which no limit of JavaScript's heap reaches. It looks from a thread of its own, since
 * the main one may be kept busy.
 */
export function guardResources({ memoryBytes, cpuSeconds }: ResourceLimits): void {
  const code = `
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (process.memoryUsage.rss() > ${memoryBytes} || user + system > ${cpuSeconds * 1e6}) {
        process.kill(process.pid, 'SIGKILL');
      }
    }, ${LOOKS_EVERY_MS});`;
  new Worker(code, { eval: true }).unref();
}
