import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { dollarsFromMicros } from '#domain/clip-costs.ts';
import { CLIP_FAILURES } from '#domain/clip-failures.ts';
import { clipSecondsFor } from '#film/clips/plan-clips.ts';
import { readClipFacts } from '#film/clips/read-clip-facts.ts';
import type { Outbound } from '#server/platform/outbound/outbound.ts';
import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';
import { fetchClip } from '#server/platform/video-engines/fetch-clip.ts';
import { errorText } from '#server/platform/video-engines/model-server.ts';
import type { ConfiguredEngine } from '#server/platform/video-engines/open-video-engines.ts';
import type { ClipHandle, ClipOutput } from '#server/platform/video-engines/video-engine.ts';

type Say = (line: string) => void;
type Outside = Pick<Outbound, 'fetch'>;

const PROBE_SECONDS = 2;
const ASK_TIMEOUT_MS = 30_000;
const FILE_TIMEOUT_MS = 10 * 60_000;
const SEED_MAX = 2 ** 31 - 1;
const PROMPT =
  'A polished roulette wheel turns slowly under warm light, close view, photorealistic';

/**
 * Goes the whole way with one short clip: reachability, abilities, order, wait, file. Says what it
 * finds and what it costs; answers whether all of it worked. Tries nothing twice: it may cost money.
 */
export async function probeEngine(
  configured: ConfiguredEngine,
  outbound: Outside,
  say: Say,
): Promise<boolean> {
  const { settings, engine } = configured;
  say(`${settings.name} (${settings.protocol}, ${settings.model})`);
  for (const line of abilitiesOf(settings)) say(`  ${line}`);
  try {
    say(`  server: ${await engine.check({ signal: AbortSignal.timeout(ASK_TIMEOUT_MS) })}`);
    await orderOneClip(configured, outbound, say);
    return true;
  } catch (error) {
    say(`  FAILED: ${errorText(error, settings.apiKey)}`);
    return false;
  }
}

function abilitiesOf(settings: EngineSettings): string[] {
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
  const output = await finished({ settings, engine }, handle);
  const took = ((performance.now() - startedAt) / 1000).toFixed(1);
  const facts = await factsOf(settings, outbound, output);
  if (!facts) throw new Error(CLIP_FAILURES.not_a_video);
  say(`  made in ${took} s: ${facts.width}×${facts.height}, ${facts.seconds.toFixed(2)} s`);
}

async function finished(
  { settings, engine }: ConfiguredEngine,
  handle: ClipHandle,
): Promise<ClipOutput> {
  const until = performance.now() + settings.deadlineMinutes * 60_000;
  while (performance.now() < until) {
    await delay(settings.pollSeconds * 1000);
    const signal = AbortSignal.timeout(ASK_TIMEOUT_MS);
    const answer = await engine.poll(handle, { signal }).catch(() => null);
    if (answer?.state === 'done') return answer.output;
    if (answer?.state === 'lost') throw new Error(CLIP_FAILURES.lost);
    if (answer?.state === 'failed') {
      throw new Error(`${CLIP_FAILURES[answer.failure]} (${answer.detail})`);
    }
  }
  throw new Error(CLIP_FAILURES.deadline);
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
