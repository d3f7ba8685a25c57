// The engine contract against real servers. Runs only if REAL_COMFYUI_URL (0.3.64 or later, no
// model needed) or REAL_VIDEOS_URL (up to /v1; REAL_VIDEOS_KEY, REAL_VIDEOS_ENCODING) is set.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createCanvas } from '@napi-rs/canvas';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { readClipFacts } from '#film/clips/read-clip-facts.ts';
import { createOutbound } from '#server/platform/outbound/outbound.ts';
import {
  ASKING,
  attemptFor,
  openEngine,
  SUBMITTING,
} from '#tests/support/model-servers/open-engine.ts';
import { FIVE_NODES } from '#tests/support/model-servers/start-model-server.ts';

import { withUsableGroups } from './comfyui/comfyui-groups.ts';
import { nodeClassesSchema, problemsOnServer, readWorkflow } from './comfyui/comfyui-workflow.ts';
import { fetchClip } from './fetch-clip.ts';
import type { ConfiguredEngine } from './open-video-engines.ts';

const { REAL_COMFYUI_URL, REAL_VIDEOS_URL, REAL_VIDEOS_KEY, REAL_VIDEOS_ENCODING } = process.env;
const PATIENCE = { timeout: 20 * 60_000, interval: 500 };
const SLOWLY = 21 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'casinoreel-real-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const comfyUi = (settings: Readonly<Record<string, unknown>> = {}) =>
  openEngine({
    protocol: 'comfyui',
    apiUrl: REAL_COMFYUI_URL,
    workflowFile: FIVE_NODES,
    fps: 16,
    ...settings,
  });

const videos = () =>
  openEngine({
    protocol: 'openai-videos',
    apiUrl: REAL_VIDEOS_URL,
    apiKey: REAL_VIDEOS_KEY,
    encoding: REAL_VIDEOS_ENCODING,
  });

async function take({ engine, settings }: ConfiguredEngine, order = attemptFor()) {
  const { handle } = await engine.submit(order, SUBMITTING);
  const response = await vi.waitFor(async () => {
    const told = await engine.poll(handle, ASKING);
    expect(told.state).not.toBe('running');
    return told;
  }, PATIENCE);
  if (response.state !== 'done') throw new Error(JSON.stringify(response));
  const path = join(folder, crypto.randomUUID());
  const outbound = createOutbound({ allowed: new BlockList() });
  await fetchClip(response.output, { rules: settings, outbound, path, ...ASKING });
  return { handle, response, facts: await readClipFacts(path) };
}

const SERVERS = [
  ['ComfyUI', REAL_COMFYUI_URL, comfyUi],
  ['/v1/videos', REAL_VIDEOS_URL, videos],
] as const;

describe.each(SERVERS)('a real %s', (_name, url, open) => {
  describe.skipIf(url === undefined)('keeps the contract', () => {
    it('is healthy', async () => {
      expect(await open().engine.check(ASKING)).toMatch(/answers/);
    });

    it(
      'makes what was requested, finds it again, and deletes it after fetching',
      async () => {
        const { engine, settings } = open();
        const size = settings.sizes['16:9'];
        const attempt = attemptFor({ ...size, seconds: 2 });
        const { handle, facts, response } = await take(open(), attempt);
        expect(facts).toMatchObject(size);
        expect(facts?.seconds).toBeGreaterThanOrEqual(2);
        expect(facts?.seconds).toBeLessThan(3.2);
        expect(response.usage).toHaveProperty('inferenceSeconds');
        const recovery = await engine.recover(attempt, ASKING);
        expect(recovery === 'unknown' ? [] : recovery.found.map(({ id }) => id)).toContain(
          handle.id,
        );
        await engine.discard(handle, ASKING);
        expect(await engine.poll(handle, ASKING)).toEqual({ state: 'lost' });
      },
      SLOWLY,
    );

    it('does not know an order that never arrived', async () => {
      const { engine } = open();
      expect(await engine.recover(attemptFor(), ASKING)).toMatchObject({ found: [] });
      const id = '00000000-0000-4000-8000-000000000000';
      expect(await engine.poll({ id }, ASKING)).toEqual({ state: 'lost' });
    });

    it('accepts a cancellation', async () => {
      const { engine, settings } = open();
      const attempt = attemptFor({ ...settings.sizes['16:9'], seconds: 5 });
      const { handle } = await engine.submit(attempt, SUBMITTING);
      expect(['stopped', 'goes_on']).toContain(await engine.cancel(handle, ASKING));
    });
  });
});

describe.skipIf(REAL_COMFYUI_URL === undefined)('a real ComfyUI', () => {
  type Nodes = Record<string, { class_type: string; inputs: Record<string, unknown> }>;

  function changed(change: (nodes: Nodes) => unknown): ConfiguredEngine {
    const workflowFile = join(folder, `${crypto.randomUUID()}.json`);
    const nodes = JSON.parse(readFileSync(FIVE_NODES, 'utf8')) as Nodes;
    writeFileSync(workflowFile, JSON.stringify(change(nodes)));
    return comfyUi({ workflowFile });
  }

  it('is rejected if it drops the branch that saves', async () => {
    const { engine } = changed((nodes) => ({
      ...nodes,
      1: { class_type: 'EmptyImage', inputs: { ...nodes['1']?.inputs, width: 'wide' } },
    }));
    await expect(engine.submit(attemptFor(), SUBMITTING)).rejects.toMatchObject({
      name: 'NotAccepted',
      message: expect.stringContaining('EmptyImage (node 1)') as string,
    });
  });

  it(
    'starts with the given picture',
    async () => {
      const configured = changed((nodes) => ({
        ...nodes,
        1: { class_type: 'LoadImage', inputs: { image: '{{start_image}}' } },
        6: { class_type: 'RepeatImageBatch', inputs: { image: ['1', 0], amount: '{{frames}}' } },
        2: { class_type: 'CreateVideo', inputs: { images: ['6', 0], fps: '{{fps}}' } },
      }));
      const bytes = createCanvas(192, 192).toBuffer('image/png');
      const start = { bytes, mediaType: 'image/png' } as const;
      const { facts } = await take(configured, attemptFor({ seconds: 2, images: { start } }));
      expect(facts).toMatchObject({ width: 192, height: 192 });
    },
    SLOWLY,
  );

  it(
    'runs optional nodes only if the server has them, and skips the others',
    async () => {
      const configured = changed((nodes) => ({
        ...nodes,
        6: {
          class_type: 'ImageScaleBy',
          inputs: { image: ['1', 0], upscale_method: 'bilinear', scale_by: 2 },
          _meta: { group: 'enlarge', inPlaceOf: '1' },
        },
        7: {
          class_type: 'No such node',
          inputs: { frames: ['1', 0] },
          _meta: { group: 'frames between', inPlaceOf: '1' },
        },
      }));
      const { facts } = await take(configured, attemptFor({ seconds: 2, width: 192, height: 96 }));
      expect(facts).toMatchObject({ width: 384, height: 192 });
    },
    SLOWLY,
  );

  it.for([
    'wan2.2-text-to-video',
    'wan2.2-image-to-video',
    'ltx-2-text-to-video',
    'ltx-2-image-to-video',
  ])('has the nodes of %s, and their inputs', async (name, { skip }) => {
    const path = join(import.meta.dirname, `../../../../docs/workflows/${name}.json`);
    const workflow = await readWorkflow(path);
    const told = await (await fetch(`${REAL_COMFYUI_URL ?? ''}/object_info`)).json();
    const classes = nodeClassesSchema.parse(told);
    if (name.startsWith('ltx-2') && !classes['LTXVConcatAVLatent']) skip('older than LTX-2');
    // Only weights may be missing.
    const problems = problemsOnServer(withUsableGroups(workflow, classes, {}), classes);
    expect(problems.filter((problem) => !/safetensors/.test(problem))).toEqual([]);
  });
});
