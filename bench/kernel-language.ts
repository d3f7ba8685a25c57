/**
 * Times the picture kernel's hottest loop written in C and in AssemblyScript, compiled by npm packages,
 * in one run: `node bench/kernel-language.ts`.
 */
import { readFileSync } from 'node:fs';
import { compileModule, startModule } from '#film/web-assembly.ts';
import { compileAssemblyScript } from '../scripts/build-kernel/compile-assembly-script.ts';
import { compileC } from './kernel-language/compile-c.ts';

interface HotLoop {
  cone(i: number, r0: number, z0: number, r1: number, z1: number): void;
  texel(i: number, value: number): void;
  pixel(i: number): number;
  render(width: number, height: number, cones: number, eyeZ: number): void;
}

const WIDTH = 1280;
const HEIGHT = 720;
const CONES = 24;
const ROUNDS = 15;

function open(binary: Uint8Array): HotLoop {
  const loop = startModule(compileModule(binary)) as HotLoop;
  for (let i = 0; i < CONES; i++) {
    const z = i * 0.04 - 0.5;
    loop.cone(i, 1 + 0.2 * Math.sin(i), z, 1 + 0.2 * Math.sin(i + 1), z + 0.04);
  }
  for (let i = 0; i < 130 * 130 * 4; i++) loop.texel(i, ((i * 7919) % 97) / 97);
  return loop;
}

function time(loop: HotLoop): number {
  const start = performance.now();
  loop.render(WIDTH, HEIGHT, CONES, 1.2);
  return performance.now() - start;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

const folder = new URL('./kernel-language/', import.meta.url);
const c = open(
  await compileC({ 'hot-loop.c': readFileSync(new URL('hot-loop.c', folder), 'utf8') }),
);
const script = open(
  await compileAssemblyScript('hot-loop', () =>
    readFileSync(new URL('hot-loop.as', folder), 'utf8'),
  ),
);
const cTimes: number[] = [];
const scriptTimes: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  cTimes.push(time(c));
  scriptTimes.push(time(script));
}
let largestDifference = 0;
for (let i = 0; i < WIDTH * HEIGHT * 4; i += 977) {
  largestDifference = Math.max(
    largestDifference,
    Math.abs(c.pixel(i) - script.pixel(i)) / (1 + Math.abs(c.pixel(i))),
  );
}
const [cMs, scriptMs] = [median(cTimes), median(scriptTimes)];
console.log(`C              ${cMs.toFixed(2)} ms a frame`);
console.log(
  `AssemblyScript ${scriptMs.toFixed(2)} ms a frame, ${(scriptMs / cMs).toFixed(2)} times C's`,
);
console.log(`largest relative difference of a value: ${largestDifference.toExponential(1)}`);
