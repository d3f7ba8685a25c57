import { judgePrompt } from '#policy/judge/judge-prompt.ts';
import { adversarialText } from './adversarial-texts.ts';

/**
 * `npm run bench:judge [-- <seed>]`: how long the judge takes for texts designed to be slow. Each
 * of the slowest is measured again, so that a pause of the machine does not count as a slow text;
 * exits with 1 if one exceeds the limit.
 */
const TEXTS = 10_000;
const LENGTH = 2_000;
const LIMIT_MS = 20;
const ASKED_AGAIN = 200;
const ROUNDS = 4;
const SHOWN = 5;

/** By the clock on the wall: a thread's processor time is counted in steps of up to 4 ms. */
function msOf(prompt: string): number {
  const start = performance.now();
  judgePrompt({ prompt });
  return performance.now() - start;
}

const seed = Number(process.argv[2] ?? 1);
for (let turn = 0; turn < 50; turn += 1) msOf(adversarialText(-turn - 1, LENGTH));
const once = Array.from({ length: TEXTS }, (_, index) => {
  const text = adversarialText(seed * TEXTS + index, LENGTH);
  return { text, ms: msOf(text) };
}).sort((left, right) => right.ms - left.ms);
// In rounds: what was read last is remembered.
let again = once.slice(0, ASKED_AGAIN);
for (let round = 0; round < ROUNDS; round += 1)
  again = again.map(({ text, ms }) => ({ text, ms: Math.min(ms, msOf(text)) }));
const slowest = again.sort((left, right) => right.ms - left.ms);

const median = once[TEXTS / 2]?.ms ?? 0;
const worst = slowest[0]?.ms ?? 0;
console.log(`${TEXTS} texts of ${LENGTH} characters`);
console.log(`median ${median.toFixed(1)} ms, slowest ${worst.toFixed(1)} ms, limit ${LIMIT_MS} ms`);
for (const { text, ms } of slowest.slice(0, SHOWN))
  console.log(`${ms.toFixed(1)} ms  ${JSON.stringify(text.slice(0, 100))}`);
if (worst > LIMIT_MS) process.exitCode = 1;
