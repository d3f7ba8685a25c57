import { Worker } from 'node:worker_threads';

const LOOKS_EVERY_MS = 25;

/**
 * Kills this process once it holds more than `bytesMax`: a decoder that unpacks a bomb does so in
 * native code, which no limit of JavaScript's heap reaches. It looks from a thread of its own, since
 * the main one may be kept busy.
 */
export function guardMemory(bytesMax: number): void {
  const code = `
    setInterval(() => {
      if (process.memoryUsage.rss() > ${bytesMax}) process.kill(process.pid, 'SIGKILL');
    }, ${LOOKS_EVERY_MS});`;
  new Worker(code, { eval: true }).unref();
}
