import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { dollarsFromMicros } from '#domain/clips/clip-costs.ts';
import { CLIP_FAILURES } from '#domain/clips/clip-failures.ts';
import { SEED_MAX } from '#domain/order/controls.ts';
import { clipSecondsFor } from '#film/clips/plan-clips.ts';
import { readClipFacts } from '#film/clips/read-clip-facts.ts';
import type { Outbound } from '#server/platform/outbound/outbound.ts';
import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';
import { fetchClip } from '#server/platform/video-engines/fetch-clip.ts';
import { errorText } from '#server/platform/video-engines/model-server.ts';
import type { ConfiguredEngine } from '#server/platform/video-engines/open-video-engines.ts';
import type {
  ClipHandle,
  ClipOrder,
  ClipOutput,
  ClipUsage,
  PollResult,
} from '#server/platform/video-engines/video-engine.ts';

type Say = (line: string) => void;
type Outside = Pick<Outbound, 'fetch'>;

const PROBE_SECONDS = 2;
const ASK_TIMEOUT_MS = 30_000;
const FILE_TIMEOUT_MS = 10 * 60_000;
const PROMPT =
  'A polished roulette wheel turns slowly under warm light, close view, photorealistic';

/**
 * Runs through the whole process with one short clip: reachability, capabilities, order, wait,
 * file. Reports its findings and their cost; returns whether everything worked. Nothing is tried
 * twice, since it may cost money.
 */
export async function probeEngine(
  configured: ConfiguredEngine,
  outbound: Outside,
  say: Say,
): Promise<boolean> {
  const { settings, engine } = configured;
  say(`${settings.name} (${titleOf(settings)})`);
  for (const line of capabilitiesOf(settings)) say(`  ${line}`);
  try {
    say(`  server: ${await engine.check({ signal: AbortSignal.timeout(ASK_TIMEOUT_MS) })}`);
    await orderOneClip(configured, outbound, say);
    return true;
  } catch (error) {
    say(`  FAILED: ${errorText(error, settings.apiKey)}`);
    return false;
  }
}

function titleOf({ protocol, model, family }: EngineSettings): string {
  const names = [protocol, model, family && `known as ${family.id}`];
  return names.filter(Boolean).join(', ');
}

function capabilitiesOf(settings: EngineSettings): string[] {
  const { durations, sizes, atOnce, pricePerSecondMicros, filmCostMaxMicros } = settings;
  const lengths =
    'max' in durations
      ? `${durations.min} to ${durations.max} s in steps of ${durations.step}`
      : `${durations.join(', ')} s`;
  const shapes = Object.entries(sizes).map(([ratio, { width, height }]) => {
    return `${ratio} as ${width}×${height}`;
  });
  return [
    `clips: ${lengths}; ${shapes.join(', ')}; ${atOnce} at once; sound of the ${settings.sound}`,
    `price: ${dollarsFromMicros(pricePerSecondMicros)} a second, at most ${dollarsFromMicros(filmCostMaxMicros)} a film`,
  ];
}

async function orderOneClip(
  { settings, engine }: ConfiguredEngine,
  outbound: Outside,
  say: Say,
): Promise<void> {
  const seconds = clipSecondsFor(PROBE_SECONDS, settings.durations);
  const size = settings.sizes['16:9'];
  say(`  orders ${seconds} s, ${dollarsFromMicros(seconds * settings.pricePerSecondMicros)} …`);
  const startedAt = performance.now();
  const order = { prompt: PROMPT, ...size, seconds, seed: randomInt(SEED_MAX) };
  const attempt = { order, attemptId: randomUUID(), since: new Date(), callbackId: null };
  const signal = AbortSignal.timeout(ASK_TIMEOUT_MS);
  const { handle, warnings } = await engine.submit(attempt, { signal, callbackUrl: null });
  for (const warning of warnings) say(`  warning: ${warning}`);
  const { output, usage } = await finished({ settings, engine }, handle, say);
  const took = ((performance.now() - startedAt) / 1000).toFixed(1);
  const facts = await factsOf(settings, outbound, output);
  await engine.discard(handle, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
  if (!facts) throw new Error(CLIP_FAILURES.not_a_video);
  say(`  made in ${took} s: ${facts.width}×${facts.height}, ${facts.seconds.toFixed(2)} s`);
  for (const line of [...usageOf(usage), ...differences(order, facts)]) say(`  ${line}`);
}

type Finished = Extract<PollResult, { state: 'done' }>;

function usageOf(usage: ClipUsage | undefined): string[] {
  const { inferenceSeconds: seconds = null, peakMemoryMegabytes: megabytes = null } = usage ?? {};
  return [
    ...(seconds === null ? [] : [`the model worked ${seconds.toFixed(1)} s`]),
    ...(megabytes === null ? [] : [`it took ${(megabytes / 1024).toFixed(1)} GB of memory`]),
  ];
}

const LENGTH_TOLERANCE = 0.25;

/** Where the clip differs from the settings, and what to change. */
function differences(
  { width, height, seconds }: ClipOrder,
  facts: { width: number; height: number; seconds: number },
): string[] {
  const isCut = facts.width !== width || facts.height !== height;
  const isOff = Math.abs(facts.seconds - seconds) > seconds * LENGTH_TOLERANCE;
  return [
    ...(isCut
      ? [`the size is not ${width}×${height}: set "sizes" to what it makes, or "family"`]
      : []),
    ...(isOff
      ? [`it is not ${seconds} s long: set "fps" and "durations" to the model's, or "family"`]
      : []),
  ];
}

async function finished(
  { settings, engine }: ConfiguredEngine,
  handle: ClipHandle,
  say: Say,
): Promise<Finished> {
  const until = performance.now() + settings.deadlineMinutes * 60_000;
  let trouble = '';
  while (performance.now() < until) {
    await delay(settings.pollSeconds * 1000);
    const signal = AbortSignal.timeout(ASK_TIMEOUT_MS);
    const result = await engine.poll(handle, { signal }).catch((error: unknown) => {
      const said = errorText(error, settings.apiKey);
      if (said !== trouble) say(`  asking failed: ${said}`);
      trouble = said;
      return null;
    });
    if (result?.state === 'done') return result;
    if (result?.state === 'lost') throw new Error(CLIP_FAILURES.lost);
    if (result?.state === 'failed') {
      throw new Error(`${CLIP_FAILURES[result.failure]} (${result.detail})`);
    }
  }
  throw new Error(
    trouble === '' ? CLIP_FAILURES.deadline : `${CLIP_FAILURES.deadline} (${trouble})`,
  );
}

async function factsOf(settings: EngineSettings, outbound: Outside, output: ClipOutput) {
  const folder = await mkdtemp(join(tmpdir(), 'casinoreel-probe-'));
  try {
    const path = join(folder, 'clip');
    await fetchClip(output, {
      rules: settings,
      outbound,
      path,
      signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
    });
    return await readClipFacts(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
