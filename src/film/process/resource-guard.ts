import { Worker } from 'node:worker_threads';

const LOOKS_EVERY_MS = 25;

/**
 * Kills this process once it holds, or has worked, more than this: a decoder that unpacks a bomb does so in native code,
 * which no limit of JavaScript's heap reaches. It looks from a thread of its own, since the main one may be kept busy.
 */
export function guardResources(limits: { memoryBytes: number; cpuSeconds: number }): void {
  const code = `
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (process.memoryUsage.rss() > ${limits.memoryBytes} || user + system > ${limits.cpuSeconds * 1e6}) {
        process.kill(process.pid, 'SIGKILL');
      }
    }, ${LOOKS_EVERY_MS});`;
  new Worker(code, { eval: true }).unref();
}
