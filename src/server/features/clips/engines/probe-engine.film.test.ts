import { beforeAll, expect, it } from 'vitest';

import { CLIP_FAILURES } from '#domain/clips/clip-failures.ts';
import { serveModel, type Instructions } from '#tests/support/model-servers/http-frame.ts';
import { MODEL_KEY, openAiVideos } from '#tests/support/model-servers/openai-videos.ts';
import { openEngine } from '#tests/support/model-servers/open-engine.ts';

import { probeEngine } from './probe-engine.ts';

let root = '';
beforeAll(async () => {
  root = await serveModel(openAiVideos('vllm-omni'));
});

/** What the probe reports about a server that follows these instructions. */
async function probed(told: Instructions, settings: Readonly<Record<string, unknown>> = {}) {
  const size = { width: 64, height: 36 };
  const body = JSON.stringify({ milliseconds: 50, size, ...told });
  await (await fetch(`${root}/_fake`, { method: 'POST', body })).body?.cancel();
  const engine = openEngine({
    protocol: 'openai-videos',
    apiUrl: `${root}/v1`,
    apiKey: MODEL_KEY,
    pollSeconds: 0.05,
    ...settings,
  });
  const lines: string[] = [];
  const isWell = await probeEngine(engine, { fetch }, (line) => lines.push(line.trim()));
  return { isWell, lines, last: lines.at(-1) ?? '' };
}

it('reports the cost of a clip, and what to change if it does not match the settings', async () => {
  const { isWell, lines } = await probed({});
  expect(isWell).toBe(true);
  expect(lines).toContainEqual(expect.stringMatching(/^made in \d+\.\d s: 64×36, 2\.\d\d s$/));
  expect(lines).toContainEqual(expect.stringMatching(/GB of memory$/));
  expect(lines).toContainEqual(expect.stringContaining('set "sizes" to what it makes'));
});

it('reports why there is no clip, in the words of the server', async () => {
  const { isWell, last } = await probed({ outcomes: ['outOfMemory'] });
  expect(isWell).toBe(false);
  expect(last).toContain(CLIP_FAILURES.out_of_memory);
  expect(last).toContain('CUDA out of memory');
});

it("names the server's model if another one is configured", async () => {
  const { isWell, last } = await probed({}, { model: 'wan2.2' });
  expect(isWell).toBe(false);
  expect(last).toMatch(/^FAILED: .*wan2\.2/);
});

it('reports the last responses if no clip arrives in time', async () => {
  const faults = [{ moment: 'poll', kind: 'unavailable', times: 1_000 }] as const;
  const { isWell, last } = await probed({ faults }, { deadlineMinutes: 0.01 });
  expect(isWell).toBe(false);
  expect(last).toContain(CLIP_FAILURES.deadline);
  expect(last).toContain('Model is loading');
});
